-- Which database this is. A backup says of which one it is, and is removed for no other's sake.

INSERT OR IGNORE INTO facts VALUES ('database', random());
