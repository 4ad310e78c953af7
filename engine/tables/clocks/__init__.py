"""Time at tables: how long an answer may take, when somebody is reminded, in which hours nobody is disturbed."""
