PRAGMA user_version = 5;
PRAGMA application_id = 1346458198;
BEGIN TRANSACTION;
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    table_id TEXT,
    person INTEGER REFERENCES people (id) ON DELETE SET NULL,
    detail TEXT NOT NULL DEFAULT '{}'          -- JSON, without names
, server INTEGER) STRICT;
CREATE TABLE ballots (
    motion INTEGER NOT NULL REFERENCES motions (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    agrees INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (motion, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE bars (
    server INTEGER NOT NULL REFERENCES servers (id),
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (server, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE deadlines (
    table_id TEXT NOT NULL,
    decision INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, decision),
    FOREIGN KEY (table_id, decision) REFERENCES decisions (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE decisions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_step INTEGER NOT NULL,
    closed_step INTEGER,
    opened_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "decisions" VALUES('29tkq',1,0,'turn',0,1,1800000000);
INSERT INTO "decisions" VALUES('29tkq',2,0,'take',1,2,1800000000);
INSERT INTO "decisions" VALUES('29tkq',3,1,'turn',2,3,1800000000);
INSERT INTO "decisions" VALUES('29tkq',4,1,'take',3,4,1800000000);
INSERT INTO "decisions" VALUES('29tkq',5,0,'turn',4,5,1800000000);
INSERT INTO "decisions" VALUES('29tkq',6,1,'turn',5,6,1800000000);
INSERT INTO "decisions" VALUES('29tkq',7,0,'turn',6,7,1800000000);
INSERT INTO "decisions" VALUES('29tkq',8,1,'turn',7,8,1800000000);
INSERT INTO "decisions" VALUES('29tkq',9,1,'take',8,9,1800000000);
INSERT INTO "decisions" VALUES('29tkq',10,0,'turn',9,NULL,1800000000);
INSERT INTO "decisions" VALUES('r6hm2',1,0,'favourite',0,2,1800000000);
INSERT INTO "decisions" VALUES('r6hm2',2,1,'favourite',0,3,1800000000);
INSERT INTO "decisions" VALUES('r6hm2',3,2,'favourite',0,1,1800000000);
INSERT INTO "decisions" VALUES('r6hm2',4,0,'turn',3,NULL,1800000000);
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    form TEXT NOT NULL,                        -- JSON
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "facts" VALUES('alive_at',1800000000);
INSERT INTO "facts" VALUES('database',9070953059859242627);
CREATE TABLE forgotten (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- A hash of his Discord id. It stands here because SQLite 3.40 takes such a table for damaged if the columns of its
    -- key are not the first ones.
    mark TEXT NOT NULL,
    key TEXT NOT NULL,                         -- under which it was made: random, and of this mark alone
    seat INTEGER NOT NULL,                     -- whose screen he has seen
    PRIMARY KEY (table_id, mark)
) STRICT, WITHOUT ROWID;
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seat INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE lock_outs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE TABLE motions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'abandon')),
    seat INTEGER NOT NULL,
    back_to INTEGER,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'carried', 'declined', 'lapsed')),
    opened_at INTEGER NOT NULL,
    closed_at INTEGER
) STRICT;
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE options (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,                       -- JSON
    PRIMARY KEY (table_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "options" VALUES('r6hm2','bag','"full"');
INSERT INTO "options" VALUES('r6hm2','shells','true');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL,                    -- no reference: what every move writes has no index it can do without
    step INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'claimed', 'done', 'overtaken', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    maybe_sent INTEGER NOT NULL DEFAULT 0,     -- it was claimed when the program died: look before sending again
    error TEXT,
    created_at INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    settled_at INTEGER
) STRICT;
INSERT INTO "outbox" VALUES(1,'29tkq',-1,'lobby',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(2,'29tkq',-1,'lobby',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(3,'29tkq',0,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(4,'29tkq',0,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(5,'29tkq',0,'screen',0,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(6,'29tkq',0,'screen',1,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(7,'29tkq',1,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(8,'29tkq',1,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(9,'29tkq',2,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(10,'29tkq',2,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(11,'29tkq',2,'screen',0,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(12,'29tkq',3,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(13,'29tkq',3,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(14,'29tkq',4,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(15,'29tkq',4,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(16,'29tkq',4,'screen',1,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(17,'29tkq',5,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(18,'29tkq',5,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(19,'29tkq',5,'screen',0,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(20,'29tkq',5,'screen',1,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(21,'29tkq',6,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(22,'29tkq',6,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(23,'29tkq',6,'screen',1,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(24,'29tkq',7,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(25,'29tkq',7,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(26,'29tkq',7,'screen',0,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(27,'29tkq',8,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(28,'29tkq',8,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(29,'29tkq',9,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(30,'29tkq',9,'picture',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(31,'29tkq',9,'screen',1,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(32,'r6hm2',-1,'lobby',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(33,'r6hm2',-1,'lobby',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(34,'r6hm2',-1,'lobby',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(35,'r6hm2',0,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(36,'r6hm2',0,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(37,'r6hm2',0,'screen',0,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(38,'r6hm2',0,'screen',1,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(39,'r6hm2',1,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(40,'r6hm2',1,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(41,'r6hm2',2,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(42,'r6hm2',2,'picture',NULL,'overtaken',0,0,NULL,1800000000,1800000000,1800000000);
INSERT INTO "outbox" VALUES(43,'r6hm2',2,'screen',0,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(44,'r6hm2',3,'post',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(45,'r6hm2',3,'picture',NULL,'waiting',0,0,NULL,1800000000,1800000000,NULL);
INSERT INTO "outbox" VALUES(46,'r6hm2',3,'screen',1,'waiting',0,0,NULL,1800000000,1800000000,NULL);
CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,      -- never used again, even when the person is forgotten
    user INTEGER NOT NULL UNIQUE,              -- Discord's id
    name TEXT NOT NULL DEFAULT '',
    language TEXT,
    palette TEXT,
    theme TEXT,
    time_zone TEXT,
    dm_channel INTEGER,
    dm_state TEXT NOT NULL DEFAULT 'unknown' CHECK (dm_state IN ('unknown', 'open', 'closed', 'declined')),
    seen_at INTEGER NOT NULL
) STRICT;
INSERT INTO "people" VALUES(1,101,'Anna',NULL,NULL,NULL,NULL,NULL,'unknown',1800000000);
INSERT INTO "people" VALUES(2,102,'Bruno',NULL,NULL,NULL,NULL,NULL,'unknown',1800000000);
INSERT INTO "people" VALUES(3,103,'Carla',NULL,NULL,NULL,NULL,NULL,'unknown',1800000000);
INSERT INTO "people" VALUES(4,104,'Dino',NULL,NULL,NULL,NULL,NULL,'unknown',1800000000);
INSERT INTO "people" VALUES(5,105,'Eva',NULL,NULL,NULL,NULL,NULL,'unknown',1800000000);
CREATE TABLE posted (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL UNIQUE,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    asked TEXT NOT NULL,                       -- a hash of who asked what
    person INTEGER REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT,
    answer TEXT NOT NULL,                      -- JSON
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "requests" VALUES('computer r6hm2 0 3 cbe9377a','f1b530743da4857ae4e610ef508b3efd8d8bdd241c2c0e51b6578e8a6eb1fff7',NULL,'r6hm2','{"done":{"table":"r6hm2","step":1,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 1','86e5b619b8c746db5afa8a2cac985e6b3db7926636774c92c94e4d3d8dad5972',1,'29tkq','{"done":{"table":"29tkq","step":-1,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 10','60b5d38f103979dccf9e83baa13308d19221760c73de27532fc723394a882203',3,'29tkq','{"done":{"table":"29tkq","step":7,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 11','5671845a3a10abe188bfca69c1b70ff7ba23fcc6d068582a5e1e473746ed7141',1,'29tkq','{"done":{"table":"29tkq","step":8,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 12','b84fa421b43686de7fea55a3904e12719ff0638e7de0c8453e257717875e3d29',1,'29tkq','{"done":{"table":"29tkq","step":9,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 13','3d31c3acad691683f9f14c9b90766eb87fc00a16af1d9a5e55c4210547adb19b',1,'r6hm2','{"done":{"table":"r6hm2","step":-1,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 14','d82c630ed5c8c098bd2bd9e5788422a0232367dd59655af70f182a92785ba918',2,'r6hm2','{"done":{"table":"r6hm2","step":-1,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 15','e72feca2aebd1df9c291e9222824b8e2fb98ddfd640a0cf3544d84887a87066a',1,'r6hm2','{"done":{"table":"r6hm2","step":-1,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 16','93cc1e8e53d98760268f2e0857a9a06cfaa4dfa86d228dbb2f6ba791e2356a97',1,'r6hm2','{"done":{"table":"r6hm2","step":0,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 17','c16cfd97311b316c23956dc62a090591451dd6ea281825f0619bb6307b3b1b7f',1,'r6hm2','{"done":{"table":"r6hm2","step":2,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 18','dd672e3f32600786a0744e0f0433f5d195c50bf074f45cbb4121c82d79f791a1',2,'r6hm2','{"done":{"table":"r6hm2","step":3,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 2','ab374b8922e8054a136cdb203d76ab668a18cd4e789d319d8849f63d44a15c18',3,'29tkq','{"done":{"table":"29tkq","step":-1,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 3','4b1bb81a51fb0d8e44bdd19320fa03a6df7f0555c51a028f0a100253d5e4912d',1,'29tkq','{"done":{"table":"29tkq","step":0,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 4','44150bf8e9f4dd7915f4bbfc576cbdb975a6c3586577f7e3e7c597b0d2de3135',3,'29tkq','{"done":{"table":"29tkq","step":1,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 5','8399208cd4c14fb38e0f07f2ce8f8922741d727e810fee402bee30feef4cd35b',3,'29tkq','{"done":{"table":"29tkq","step":2,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 6','b1424e224121757db2f210001822e7451e02fdb568c71f30c07eedfd6eb43f35',1,'29tkq','{"done":{"table":"29tkq","step":3,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 7','6bc1d2640149f6985648e4b8d73777cab7bb513e3b9675827c3764c5738e7f94',1,'29tkq','{"done":{"table":"29tkq","step":4,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 8','e1b9ea3b12fc51c4fb9fc31621cec2906c68cbe536a247aebf1793289e2cae42',3,'29tkq','{"done":{"table":"29tkq","step":5,"motion":null}}',1800000000);
INSERT INTO "requests" VALUES('request 9','f78a692946da05d94a62b8b7547164aead1b1885954c7ba07a1170b48dca9797',1,'29tkq','{"done":{"table":"29tkq","step":6,"motion":null}}',1800000000);
CREATE TABLE seats (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
    person INTEGER REFERENCES people (id) ON DELETE SET NULL,
    from_step INTEGER NOT NULL,
    until_step INTEGER
) STRICT;
INSERT INTO "seats" VALUES(1,'29tkq',0,'person',3,0,NULL);
INSERT INTO "seats" VALUES(2,'29tkq',1,'person',1,0,NULL);
INSERT INTO "seats" VALUES(3,'r6hm2',0,'person',1,0,NULL);
INSERT INTO "seats" VALUES(4,'r6hm2',1,'person',2,0,NULL);
INSERT INTO "seats" VALUES(5,'r6hm2',2,'computer',NULL,0,NULL);
CREATE TABLE servers (
    id INTEGER PRIMARY KEY,                    -- Discord's id
    settings TEXT NOT NULL,                    -- JSON; engine/tables/settings.py has its shape
    added_at INTEGER NOT NULL
, paused_at INTEGER) STRICT;
CREATE TABLE states (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT;
INSERT INTO "states" VALUES('29tkq',0,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":9},"turn":0,"asked":1,"decisions":[{"number":1,"seat":0,"kind":"turn"}],"over":false,"bag":[6,6,6,6,5,5],"wheel":[[1,1,1,1,1,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[6,11,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,15,16,18,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,1,1,1],"supply":[5,5,5,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":6,"buildings":[],"scored":[]},{"vp":0,"markers":6,"buildings":[],"scored":[]}],"hidden":[{"coins":20,"blocks":[0,0,0,0,0,1],"objects":[0,0,0,0,0,0]},{"coins":20,"blocks":[0,0,0,0,1,0],"objects":[0,0,0,0,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',1,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":14},"turn":0,"asked":2,"decisions":[{"number":2,"seat":0,"kind":"take"}],"over":false,"bag":[3,6,6,5,5,4],"wheel":[[3,0,0,1,0,1],[1,1,1,1,1,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[6,11,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,15,16,18,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,1,1,1],"supply":[5,5,5,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":6,"buildings":[],"scored":[]},{"vp":0,"markers":6,"buildings":[],"scored":[]}],"hidden":[{"coins":20,"blocks":[0,0,0,0,0,1],"objects":[0,0,0,0,0,0]},{"coins":20,"blocks":[0,0,0,0,1,0],"objects":[0,0,0,0,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',2,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":14},"turn":1,"asked":3,"decisions":[{"number":3,"seat":1,"kind":"turn"}],"over":false,"bag":[3,6,6,5,5,4],"wheel":[[3,0,0,1,0,1],[0,1,1,1,1,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[6,11,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,15,16,18,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,1,1,0],"supply":[5,5,5,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":6,"buildings":[],"scored":[]},{"vp":0,"markers":6,"buildings":[],"scored":[]}],"hidden":[{"coins":5,"blocks":[1,0,0,0,0,1],"objects":[0,0,0,0,0,1]},{"coins":20,"blocks":[0,0,0,0,1,0],"objects":[0,0,0,0,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',3,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":15},"turn":1,"asked":4,"decisions":[{"number":4,"seat":1,"kind":"take"}],"over":false,"bag":[3,6,6,4,5,4],"wheel":[[0,0,0,1,0,0],[3,0,0,1,0,1],[0,1,1,1,1,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[6,11,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,15,16,18,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,1,1,0],"supply":[5,5,5,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":6,"buildings":[],"scored":[]},{"vp":0,"markers":6,"buildings":[],"scored":[]}],"hidden":[{"coins":5,"blocks":[1,0,0,0,0,1],"objects":[0,0,0,0,0,1]},{"coins":20,"blocks":[0,0,0,0,1,0],"objects":[0,0,0,0,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',4,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":15},"turn":2,"asked":5,"decisions":[{"number":5,"seat":0,"kind":"turn"}],"over":false,"bag":[3,6,6,4,5,4],"wheel":[[0,0,0,1,0,0],[3,0,0,1,0,1],[0,1,1,0,0,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[6,11,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,15,16,18,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,0,1,0],"supply":[5,5,5,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":6,"buildings":[],"scored":[]},{"vp":0,"markers":6,"buildings":[],"scored":[]}],"hidden":[{"coins":5,"blocks":[1,0,0,0,0,1],"objects":[0,0,0,0,0,1]},{"coins":9,"blocks":[0,0,0,1,2,0],"objects":[0,0,0,1,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',5,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":16},"turn":3,"asked":6,"decisions":[{"number":6,"seat":1,"kind":"turn"}],"over":false,"bag":[4,6,6,4,5,5],"wheel":[[0,0,0,1,0,0],[3,0,0,1,0,1],[0,1,1,0,0,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[6,15,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,16,18,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,0,1,0],"supply":[5,5,5,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":6,"buildings":[{"tile":11,"city":5}],"scored":[]},{"vp":0,"markers":6,"buildings":[],"scored":[]}],"hidden":[{"coins":5,"blocks":[0,0,0,0,0,0],"objects":[0,0,0,0,0,1]},{"coins":9,"blocks":[0,0,0,1,2,0],"objects":[0,0,0,1,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',6,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":17},"turn":4,"asked":7,"decisions":[{"number":7,"seat":0,"kind":"turn"}],"over":false,"bag":[4,6,6,4,7,5],"wheel":[[0,0,0,1,0,0],[3,0,0,1,0,1],[0,1,1,0,0,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[18,15,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,16,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,0,1,0],"supply":[5,5,5,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":6,"buildings":[{"tile":11,"city":5}],"scored":[]},{"vp":0,"markers":6,"buildings":[{"tile":6,"city":4}],"scored":[]}],"hidden":[{"coins":5,"blocks":[0,0,0,0,0,0],"objects":[0,0,0,0,0,1]},{"coins":9,"blocks":[0,0,0,1,0,0],"objects":[0,0,0,1,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',7,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":17},"turn":5,"asked":8,"decisions":[{"number":8,"seat":1,"kind":"turn"}],"over":false,"bag":[4,6,6,4,7,5],"wheel":[[0,0,0,1,0,0],[3,0,0,1,0,1],[0,1,1,0,0,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[18,15,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,16,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,0,1,0],"supply":[5,5,4,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":5,"buildings":[{"tile":11,"city":5}],"scored":[2]},{"vp":0,"markers":6,"buildings":[{"tile":6,"city":4}],"scored":[]}],"hidden":[{"coins":7,"blocks":[0,0,0,0,0,0],"objects":[0,0,1,0,0,1]},{"coins":9,"blocks":[0,0,0,1,0,0],"objects":[0,0,0,1,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',8,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":19},"turn":5,"asked":9,"decisions":[{"number":9,"seat":1,"kind":"take"}],"over":false,"bag":[4,6,5,4,7,4],"wheel":[[0,0,1,0,0,1],[0,0,0,1,0,0],[3,0,0,1,0,1],[0,1,1,0,0,1],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[18,15,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,16,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,0,1,0],"supply":[5,5,4,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":5,"buildings":[{"tile":11,"city":5}],"scored":[2]},{"vp":0,"markers":6,"buildings":[{"tile":6,"city":4}],"scored":[]}],"hidden":[{"coins":7,"blocks":[0,0,0,0,0,0],"objects":[0,0,1,0,0,1]},{"coins":9,"blocks":[0,0,0,1,0,0],"objects":[0,0,0,1,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('29tkq',9,'{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"fY/ql1xPiSLHe+ebEbs2ax6MD0tbXYLurqaxgKSVVq0=","drawn":19},"turn":6,"asked":10,"decisions":[{"number":10,"seat":0,"kind":"turn"}],"over":false,"bag":[4,6,5,4,7,4],"wheel":[[0,0,0,0,0,0],[0,0,0,1,0,0],[3,0,0,1,0,1],[0,1,1,0,0,1],[0,0,0,0,0,0],[0,0,0,0,0,0]],"display":[18,15,21,1,19,17,20,14,0],"pile":[2,3,4,5,7,8,9,10,12,13,16,22,23,24,25,26,27,28,29],"for_sale":[1,1,1,0,1,0],"supply":[5,5,4,5,5,5],"city_markers":[-1,-1,-1,-1,-1,-1],"boards":[{"vp":0,"markers":5,"buildings":[{"tile":11,"city":5}],"scored":[2]},{"vp":0,"markers":6,"buildings":[{"tile":6,"city":4}],"scored":[]}],"hidden":[{"coins":7,"blocks":[0,0,0,0,0,0],"objects":[0,0,1,0,0,1]},{"coins":4,"blocks":[0,0,1,1,0,1],"objects":[0,0,0,1,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}');
INSERT INTO "states" VALUES('r6hm2',0,'{"game":"pebbles","schema":1,"state":{"seats":3,"rules":1,"data":1,"chance":{"seed":"CnyfsgFvzX+lloZSEkhgjbtbYxZkC6m3nL74y+A3MeI=","drawn":0},"turn":0,"asked":3,"decisions":[{"number":1,"seat":0,"kind":"favourite"},{"number":2,"seat":1,"kind":"favourite"},{"number":3,"seat":2,"kind":"favourite"}],"over":false,"bag":[6,6,6],"beach":[0,0,0],"sea":[0,0,0],"shells":["fan","cone","spiral"],"hidden":[{"coins":6,"pebbles":[0,0,0],"favourite":"","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"","polish":null}],"shells_of":[[],[],[]],"boasts":["","",""]}}');
INSERT INTO "states" VALUES('r6hm2',1,'{"game":"pebbles","schema":1,"state":{"seats":3,"rules":1,"data":1,"chance":{"seed":"CnyfsgFvzX+lloZSEkhgjbtbYxZkC6m3nL74y+A3MeI=","drawn":0},"turn":0,"asked":3,"decisions":[{"number":1,"seat":0,"kind":"favourite"},{"number":2,"seat":1,"kind":"favourite"}],"over":false,"bag":[6,6,6],"beach":[0,0,0],"sea":[0,0,0],"shells":["fan","cone","spiral"],"hidden":[{"coins":6,"pebbles":[0,0,0],"favourite":"","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"grey","polish":null}],"shells_of":[[],[],[]],"boasts":["","",""]}}');
INSERT INTO "states" VALUES('r6hm2',2,'{"game":"pebbles","schema":1,"state":{"seats":3,"rules":1,"data":1,"chance":{"seed":"CnyfsgFvzX+lloZSEkhgjbtbYxZkC6m3nL74y+A3MeI=","drawn":0},"turn":0,"asked":3,"decisions":[{"number":2,"seat":1,"kind":"favourite"}],"over":false,"bag":[6,6,6],"beach":[0,0,0],"sea":[0,0,0],"shells":["fan","cone","spiral"],"hidden":[{"coins":6,"pebbles":[0,0,0],"favourite":"grey","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"grey","polish":null}],"shells_of":[[],[],[]],"boasts":["","",""]}}');
INSERT INTO "states" VALUES('r6hm2',3,'{"game":"pebbles","schema":1,"state":{"seats":3,"rules":1,"data":1,"chance":{"seed":"CnyfsgFvzX+lloZSEkhgjbtbYxZkC6m3nL74y+A3MeI=","drawn":0},"turn":1,"asked":4,"decisions":[{"number":4,"seat":0,"kind":"turn"}],"over":false,"bag":[6,6,6],"beach":[0,0,0],"sea":[0,0,0],"shells":["fan","cone","spiral"],"hidden":[{"coins":6,"pebbles":[0,0,0],"favourite":"grey","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"grey","polish":null},{"coins":6,"pebbles":[0,0,0],"favourite":"grey","polish":null}],"shells_of":[[],[],[]],"boasts":["","",""]}}');
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'form', 'undo', 'notice', 'restored')),
    seat INTEGER,
    decision INTEGER,                          -- of a form: the question it answers
    form TEXT,                                 -- JSON
    back_to INTEGER,                           -- of an undo: the step that stands again
    events TEXT NOT NULL,                      -- JSON, with what only one seat may know
    rules INTEGER NOT NULL,                    -- the rules version of the program that carried it out
    hash TEXT NOT NULL,                        -- of the state after it
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO "steps" VALUES('29tkq',0,'start',NULL,NULL,NULL,NULL,'[{"type":"event","key":"began","params":{"coins":20,"seat":0},"private":null}]',1,'4b591d2a1e31d8e5b52688be4fae6c48ac6c7dbc8aea720c2a04a211bbc78865',1800000000);
INSERT INTO "steps" VALUES('29tkq',1,'form',0,1,'{"verb":"turn","values":{}}',NULL,'[{"type":"event","key":"turned","params":{"blocks":[3,0,0,1,0,1],"seat":0},"private":null}]',1,'69bf37dbd6f563932673629d8c156311b8190134eb50f40d8bd2af7fda73c967',1800000000);
INSERT INTO "steps" VALUES('29tkq',2,'form',0,2,'{"verb":"take","values":{"blocks":[1,0,0,0,0,0],"object":"coat","section":"II"}}',NULL,'[{"type":"event","key":"took","params":{"blocks":[1,0,0,0,0,0],"price":5,"seat":0,"section":"II"},"private":null},{"type":"event","key":"bought","params":{"object":"coat","price":10,"seat":0},"private":null}]',1,'f0806db7d71d8865f138aa23f9a3a626140f565ea9188eac954fc47a818728d1',1800000000);
INSERT INTO "steps" VALUES('29tkq',3,'form',1,3,'{"verb":"turn","values":{}}',NULL,'[{"type":"event","key":"turned","params":{"blocks":[0,0,0,1,0,0],"seat":1},"private":null}]',1,'81e993ee23a80a937a4198c82023d1c412d6823ece810c68d2fec672dde86381',1800000000);
INSERT INTO "steps" VALUES('29tkq',4,'form',1,4,'{"verb":"take","values":{"blocks":[0,0,0,1,1,0],"object":"cup","section":"III"}}',NULL,'[{"type":"event","key":"took","params":{"blocks":[0,0,0,1,1,0],"price":1,"seat":1,"section":"III"},"private":null},{"type":"event","key":"bought","params":{"object":"cup","price":10,"seat":1},"private":null}]',1,'039d578c8325f3ca4c858256d0251ca2abccf90aec6a8887463efa9a59948966',1800000000);
INSERT INTO "steps" VALUES('29tkq',5,'form',0,5,'{"verb":"build","values":{"blocks":[1,0,0,0,0,1],"building":"2","city":"lerici"}}',NULL,'[{"type":"event","key":"built","params":{"blocks":[1,0,0,0,0,1],"city":"lerici","cost":2,"seat":0,"slot":2,"type":"porta"},"private":null},{"type":"event","key":"displayed","params":{"cost":1,"slot":2,"type":"cattedrale"},"private":null}]',1,'b47f6ef88bb6f96f9a62267359b7f2018b7f313e0441d8bc01a6ed4af9da71b3',1800000000);
INSERT INTO "steps" VALUES('29tkq',6,'form',1,6,'{"verb":"build","values":{"blocks":[0,0,0,0,2,0],"building":"1","city":"massa"}}',NULL,'[{"type":"event","key":"built","params":{"blocks":[0,0,0,0,2,0],"city":"massa","cost":2,"seat":1,"slot":1,"type":"palazzo"},"private":null},{"type":"event","key":"displayed","params":{"cost":4,"slot":1,"type":"cattedrale"},"private":null}]',1,'8b3fe67b54d78be09e77a12fcf2dafa60f25eb19f1d6184f7580451fbe247cdb',1800000000);
INSERT INTO "steps" VALUES('29tkq',7,'form',0,7,'{"verb":"score","values":{"what":"porta"}}',NULL,'[{"type":"event","key":"scored","params":{"coins":2,"objects":[0,0,1,0,0,0],"seat":0,"vp":0,"what":"porta"},"private":null}]',1,'5e3e3dce7cc1c181d1b9e1ee768c162bfcba12b8a6a03f3f5f079995f668aac2',1800000000);
INSERT INTO "steps" VALUES('29tkq',8,'form',1,8,'{"verb":"turn","values":{}}',NULL,'[{"type":"event","key":"turned","params":{"blocks":[0,0,1,0,0,1],"seat":1},"private":null}]',1,'63a3b2422407033360f0ea29afd72b1152f58bbf2fc5f09338cd54c382ee30f6',1800000000);
INSERT INTO "steps" VALUES('29tkq',9,'form',1,9,'{"verb":"take","values":{"blocks":[0,0,1,0,0,1],"section":"I"}}',NULL,'[{"type":"event","key":"took","params":{"blocks":[0,0,1,0,0,1],"price":5,"seat":1,"section":"I"},"private":null}]',1,'717f1de4b23d5e5f2a520b95b230de261f3300ac5f4d094f9cbe661cea72865c',1800000000);
INSERT INTO "steps" VALUES('r6hm2',0,'start',NULL,NULL,NULL,NULL,'[{"type":"event","key":"began","params":{"coins":6},"private":null}]',1,'8bdf411ba86da48da41aaca8fe1fdebf0b9e609679b70d26e3f5dcf266969499',1800000000);
INSERT INTO "steps" VALUES('r6hm2',1,'form',2,3,'{"verb":"favour","values":{"colour":"grey"}}',NULL,'[{"type":"event","key":"favoured","params":{"seat":2},"private":{"seat":2,"key":"favoured-own","params":{"colour":"grey"}}}]',1,'8053cfbdbbc8dedee61b8112b77e33d8e7e6eb177f9624d3e650f64fe419446e',1800000000);
INSERT INTO "steps" VALUES('r6hm2',2,'form',0,1,'{"verb":"favour","values":{"colour":"grey"}}',NULL,'[{"type":"event","key":"favoured","params":{"seat":0},"private":{"seat":0,"key":"favoured-own","params":{"colour":"grey"}}}]',1,'2fe96ca9e68c11a2cd656c476d82af39935a2f7c4a12c3069dc49a9ff03ba8fb',1800000000);
INSERT INTO "steps" VALUES('r6hm2',3,'form',1,2,'{"verb":"favour","values":{"colour":"grey"}}',NULL,'[{"type":"event","key":"favoured","params":{"seat":1},"private":{"seat":1,"key":"favoured-own","params":{"colour":"grey"}}}]',1,'2ce300bbe6b9c5431466c9f6364859126493290687e054020de521553b9080c8',1800000000);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    server INTEGER REFERENCES servers (id),
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'abandoned')),
    host INTEGER REFERENCES people (id) ON DELETE SET NULL,
    places INTEGER NOT NULL,                   -- how many may sit
    entry TEXT NOT NULL CHECK (entry IN ('anyone', 'invited')),
    pace INTEGER,                              -- seconds for each answer; NULL for as long as it takes
    step INTEGER NOT NULL DEFAULT -1,          -- the last one; -1 before the start
    rules INTEGER,                             -- the versions it began with
    data INTEGER,
    channel INTEGER,                           -- where in Discord it was opened, and its thread
    thread INTEGER UNIQUE,
    rematch_of TEXT REFERENCES tables (id) ON DELETE SET NULL,
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    ended_at INTEGER
, paused_at INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('29tkq',NULL,'carrara','en','playing',1,4,'anyone',NULL,9,1,1,901,NULL,NULL,1800000000,1800000000,NULL,NULL);
INSERT INTO "tables" VALUES('r6hm2',NULL,'pebbles','en','playing',1,4,'anyone',NULL,3,1,1,901,NULL,NULL,1800000000,1800000000,NULL,NULL);
CREATE INDEX tables_by_status ON tables (status, touched_at);
CREATE INDEX tables_by_server ON tables (server, status);
CREATE UNIQUE INDEX tables_one_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE UNIQUE INDEX seats_one_each ON seats (table_id, seat) WHERE until_step IS NULL;
CREATE UNIQUE INDEX seats_one_person_once ON seats (table_id, person) WHERE until_step IS NULL AND person IS NOT NULL;
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX seats_of_computers ON seats (table_id, seat) WHERE kind = 'computer' AND until_step IS NULL;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX invitations_of_person ON invitations (person);
CREATE INDEX decisions_open ON decisions (table_id, seat) WHERE closed_step IS NULL;
CREATE INDEX deadlines_due ON deadlines (due_at);
CREATE UNIQUE INDEX motions_one_open ON motions (table_id) WHERE status = 'open';
CREATE INDEX motions_of_table ON motions (table_id);
CREATE INDEX drafts_of_person ON drafts (person);
CREATE INDEX outbox_unsettled ON outbox (table_id, kind, seat) WHERE settled_at IS NULL;
CREATE INDEX posted_of_table ON posted (table_id, kind, seat, id);
CREATE INDEX audit_of_person ON audit (person) WHERE person IS NOT NULL;
CREATE INDEX bars_of_person ON bars (person);
CREATE INDEX audit_of_server ON audit (server, id) WHERE server IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',5);
INSERT INTO "sqlite_sequence" VALUES('outbox',46);
COMMIT;
