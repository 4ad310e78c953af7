"""All SQL: functions of a connection, one module for each group of tables. They decide nothing."""
