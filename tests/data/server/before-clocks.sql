-- silver_gold SXiokZYFts50SMKX 0 T7bh9JjdeXvtXFGugfnGSK4i33HNMszcCRYu8IULUGA
-- silver_gold SXiokZYFts50SMKX 1 mQUDtLCVUqoZ8-ak8vp86Yv_iDz-vH0NdJLy2klCZ-g
-- jackal UsTuBVG9JpOEq5vI 0 ee7oSmLr488E0H5ZNJHpEep9QitxDZMw4q1hEHVO6CE
-- jackal UsTuBVG9JpOEq5vI 1 3rXgHu4D2ZWChgTzy5XIMMSIwhETwDO0EVhln3G63kk
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE claims (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	question INTEGER NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE log (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',1,'{"type":"sat","seat":0,"name":"Anne","token":"470c301f6f71d47df74eb6af92f170960899fab04dc3dc3a5b4823904bce60d9","recovery":"e956ffb094aa47c44c9a37e7463321e5eaa39900a63dd9af2a759c2316945c53","at":1794930921}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',2,'{"type":"sat","seat":1,"name":"Bonny","token":"b7cd546c7cd5f4e1bab77f8a8d0034a90eb0f129e481ac484bfd9d25dd5fb5db","recovery":"03cd3bde214bc94ded438b70955e8c637c8850d68995b6055ec1796dfa018277","at":1794930921}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',3,'{"type":"move","seat":0,"move":1}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',4,'{"type":"move","seat":1,"move":4}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',5,'{"type":"move","seat":0,"move":347}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',6,'{"type":"move","seat":1,"move":100}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',7,'{"type":"move","seat":0,"move":322}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',8,'{"type":"move","seat":0,"move":358}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',9,'{"type":"said","seat":0,"text":"Ahoy","at":1794930921}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',10,'{"type":"move","seat":1,"move":335}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',11,'{"type":"move","seat":1,"move":376}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',12,'{"type":"move","seat":0,"move":331}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',13,'{"type":"move","seat":1,"move":348}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',14,'{"type":"move","seat":0,"move":329}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',15,'{"type":"move","seat":1,"move":346}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',16,'{"type":"move","seat":0,"move":321}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',17,'{"type":"move","seat":1,"move":78}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',18,'{"type":"move","seat":1,"move":383}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',19,'{"type":"move","seat":0,"move":277}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',20,'{"type":"move","seat":0,"move":369}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',21,'{"type":"move","seat":1,"move":345}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',22,'{"type":"move","seat":1,"move":372}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',23,'{"type":"move","seat":0,"move":14}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',24,'{"type":"move","seat":1,"move":331}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',25,'{"type":"move","seat":0,"move":332}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',26,'{"type":"move","seat":0,"move":370}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',27,'{"type":"move","seat":1,"move":341}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',28,'{"type":"move","seat":0,"move":324}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',29,'{"type":"move","seat":1,"move":330}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',30,'{"type":"move","seat":0,"move":136}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',31,'{"type":"move","seat":0,"move":360}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',32,'{"type":"move","seat":1,"move":321}');
INSERT INTO "log" VALUES('SXiokZYFts50SMKX',33,'{"type":"move","seat":0,"move":388}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',1,'{"type":"sat","seat":0,"name":"Anne","token":"da8395b2b08682dd644170e324a822ba1bbab897dde6bcdaf9e9b655e99d4eca","recovery":"a076ddee503b81ef1c15bd89396d4ab14fef55e354515edf7d915db8344a58f9","at":1794930922}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',2,'{"type":"sat","seat":1,"name":"Bonny","token":"ae68f08230f9acc5b5480b7eb7f0af8014169facd4f7e298256b9ae8323852a1","recovery":"bea8e44dd5d54ef35bac4daca9979ebd1986f2a61c4fe90645c6a29a5f025258","at":1794930922}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',3,'{"type":"move","seat":0,"move":35}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',4,'{"type":"move","seat":1,"move":17}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',5,'{"type":"move","seat":0,"move":192}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',6,'{"type":"move","seat":1,"move":180}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',7,'{"type":"move","seat":0,"move":500}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',8,'{"type":"move","seat":1,"move":759}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',9,'{"type":"said","seat":0,"text":"Ahoy","at":1794930922}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',10,'{"type":"move","seat":0,"move":511}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',11,'{"type":"move","seat":1,"move":513}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',12,'{"type":"move","seat":0,"move":1170}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',13,'{"type":"move","seat":1,"move":1157}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',14,'{"type":"move","seat":0,"move":498}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',15,'{"type":"move","seat":1,"move":266}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',16,'{"type":"move","seat":1,"move":1334}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',17,'{"type":"move","seat":0,"move":499}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',18,'{"type":"move","seat":1,"move":254}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',19,'{"type":"move","seat":0,"move":192}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',20,'{"type":"move","seat":1,"move":1155}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',21,'{"type":"move","seat":0,"move":510}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',22,'{"type":"move","seat":1,"move":267}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',23,'{"type":"move","seat":0,"move":1170}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',24,'{"type":"move","seat":1,"move":1157}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',25,'{"type":"move","seat":0,"move":191}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',26,'{"type":"move","seat":1,"move":1161}');
INSERT INTO "log" VALUES('UsTuBVG9JpOEq5vI',27,'{"type":"move","seat":0,"move":192}');
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	finished BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE snapshots (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	made_by VARCHAR(80) NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	setup TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	open_seats INTEGER NOT NULL, 
	card TEXT NOT NULL, 
	created BIGINT NOT NULL, tokens TEXT DEFAULT '[]' NOT NULL, touched BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('SXiokZYFts50SMKX','{"id":"SXiokZYFts50SMKX","game":"silver_gold","ruleset":1,"seats":2,"options":"start=random memory_aid=no","seed":"upgrading","seeded":true,"public":false,"created":1794930921,"away":60,"before":"","lesson":false}',0,'playing',0,'{"id":"SXiokZYFts50SMKX","game":"silver_gold","ruleset":1,"options":{"start":"random","memory_aid":"no"},"seats":[{"kind":"human","name":"Anne","level":""},{"kind":"human","name":"Bonny","level":""}],"public":false,"phase":"playing","created":1794930921,"seeded":true,"seed_hash":"01028d3938181b3d82d290af3c41d8ef4683a852337c62489060f97675013575","seed":null,"rematch":null,"damaged":0,"away":60,"stand_ins":["sailor","mate","navigator","admiral"],"before":null,"names":{},"lesson":false}',1794930921,'[["470c301f6f71d47df74eb6af92f170960899fab04dc3dc3a5b4823904bce60d9"],["b7cd546c7cd5f4e1bab77f8a8d0034a90eb0f129e481ac484bfd9d25dd5fb5db"]]',1794930921);
INSERT INTO "tables" VALUES('UsTuBVG9JpOEq5vI','{"id":"UsTuBVG9JpOEq5vI","game":"jackal","ruleset":1,"seats":2,"options":"island=treasure_island landing=free teams=none end_when_decided=no no_progress_rounds=30 max_rounds=300 vote_after_idle_rounds=8 campaign=no","seed":"upgrading","seeded":true,"public":false,"created":1794930922,"away":60,"before":"","lesson":false}',0,'playing',0,'{"id":"UsTuBVG9JpOEq5vI","game":"jackal","ruleset":1,"options":{"island":"treasure_island","landing":"free","teams":"none","end_when_decided":"no","no_progress_rounds":"30","max_rounds":"300","vote_after_idle_rounds":"8","campaign":"no"},"seats":[{"kind":"human","name":"Anne","level":""},{"kind":"human","name":"Bonny","level":""}],"public":false,"phase":"playing","created":1794930922,"seeded":true,"seed_hash":"01028d3938181b3d82d290af3c41d8ef4683a852337c62489060f97675013575","seed":null,"rematch":null,"damaged":0,"away":60,"stand_ins":["sailor","mate","navigator","admiral"],"before":null,"names":{},"lesson":false}',1794930922,'[["da8395b2b08682dd644170e324a822ba1bbab897dde6bcdaf9e9b655e99d4eca"],["ae68f08230f9acc5b5480b7eb7f0af8014169facd4f7e298256b9ae8323852a1"]]',1794930922);
CREATE INDEX ix_tables_created ON tables (created);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_records_finished ON records (finished);
COMMIT;
