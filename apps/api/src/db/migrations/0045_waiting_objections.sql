CREATE TABLE "waiting_objection_groups" (
	"exercise_id" integer NOT NULL,
	"gist" text NOT NULL,
	"objection_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"students" integer NOT NULL,
	"backed_by" integer,
	CONSTRAINT "waiting_objection_groups_exercise_id_gist_pk" PRIMARY KEY("exercise_id","gist")
);
--> statement-breakpoint
CREATE TABLE "waiting_objections" (
	"objection_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"gist" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"backed_by" integer,
	"unit_group_id" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "answers_alike";--> statement-breakpoint
ALTER TABLE "waiting_objections" ADD CONSTRAINT "waiting_objections_unit_group_id_unit_groups_id_fk" FOREIGN KEY ("unit_group_id") REFERENCES "public"."unit_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_objection_groups_since" ON "waiting_objection_groups" USING btree ("since","objection_id");--> statement-breakpoint
CREATE INDEX "waiting_objections_group" ON "waiting_objections" USING btree ("unit_group_id","exercise_id","gist");--> statement-breakpoint
CREATE INDEX "waiting_objections_alike" ON "waiting_objections" USING btree ("exercise_id","gist","user_id","objection_id");--> statement-breakpoint
CREATE INDEX "waiting_objections_user" ON "waiting_objections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answers_alike" ON "answers" USING btree ("exercise_id","gist","test_id") WHERE "answers"."correct" = false;
--> statement-breakpoint
CREATE VIEW undecided_objections AS
SELECT objections.id AS objection_id, tests.user_id, objections.exercise_id, objections.gist, objections.created_at AS since,
  objections.backed_by
FROM objections JOIN answers ON answers.id = objections.answer_id JOIN tests ON tests.id = answers.test_id
WHERE objections.status = 'WAITING';--> statement-breakpoint
-- Makes the rows of some groups of equal answers what their objections say. Whoever changes one waits for others who do:
-- the lock is the last one of a transaction, and the statements after it see what the others have written.
CREATE FUNCTION refresh_objection_groups(exercise_ids integer[], gists text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8082, bucket) FROM (
    SELECT DISTINCT hashtext(gist) & 255 AS bucket FROM unnest(gists) AS gist ORDER BY 1) AS buckets;
  DELETE FROM waiting_objection_groups AS held USING unnest(exercise_ids, gists) AS changed (exercise_id, gist)
  WHERE held.exercise_id = changed.exercise_id AND held.gist = changed.gist AND NOT EXISTS (
    SELECT FROM waiting_objections AS waits WHERE waits.exercise_id = held.exercise_id AND waits.gist = held.gist);
  INSERT INTO waiting_objection_groups (exercise_id, gist, objection_id, since, students, backed_by)
  SELECT exercise_id, gist, min(objection_id), min(since), count(DISTINCT user_id), max(backed_by)
  FROM (SELECT DISTINCT * FROM unnest(exercise_ids, gists) AS changed (exercise_id, gist)) AS changed
  JOIN waiting_objections USING (exercise_id, gist) GROUP BY exercise_id, gist
  ON CONFLICT (exercise_id, gist) DO UPDATE SET objection_id = excluded.objection_id, since = excluded.since,
    students = excluded.students, backed_by = excluded.backed_by;
END $$;--> statement-breakpoint
-- Makes the rows of some objections what the objections say. Only what is added holds the units of its student: what is
-- decided concerns any number of students, and what is deleted with a test may hold rows that a change of units waits
-- for. Everybody locks the rows in the order of their numbers.
CREATE FUNCTION refresh_waiting_objections(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known integer[] := array(SELECT objection_id FROM waiting_objections WHERE objection_id = ANY (ids));
  students integer[] := array(
    SELECT user_id FROM undecided_objections WHERE objection_id = ANY (ids) AND objection_id <> ALL (known));
  exercise_ids integer[];
  gists text[];
BEGIN
  PERFORM hold_units_of(students);
  PERFORM add_unit_groups_of(students);
  PERFORM FROM waiting_objections WHERE objection_id = ANY (ids) ORDER BY objection_id FOR UPDATE;
  SELECT array_agg(exercise_id), array_agg(gist) INTO exercise_ids, gists FROM (
    SELECT exercise_id, gist FROM undecided_objections WHERE objection_id = ANY (ids)
    UNION SELECT exercise_id, gist FROM waiting_objections WHERE objection_id = ANY (ids)) AS changed;
  DELETE FROM waiting_objections WHERE objection_id = ANY (ids)
    AND objection_id <> ALL (array(SELECT id FROM objections WHERE id = ANY (ids) AND status = 'WAITING'));
  INSERT INTO waiting_objections (objection_id, user_id, exercise_id, gist, since, backed_by, unit_group_id)
  SELECT truth.*, unit_groups.id
  FROM undecided_objections AS truth JOIN users ON users.id = truth.user_id
  JOIN unit_groups ON unity_ids = units_of(users.id) AND learner = (users.profile <> 'TEACHER')
  WHERE truth.objection_id = ANY (ids)
  ON CONFLICT (objection_id) DO UPDATE SET user_id = excluded.user_id, exercise_id = excluded.exercise_id,
    gist = excluded.gist, since = excluded.since, backed_by = excluded.backed_by, unit_group_id = excluded.unit_group_id;
  PERFORM refresh_objection_groups(exercise_ids, gists);
END $$;--> statement-breakpoint
CREATE FUNCTION objections_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(SELECT id FROM added WHERE status = 'WAITING');
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM refresh_waiting_objections(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION objections_removed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(SELECT id FROM removed WHERE status = 'WAITING');
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM refresh_waiting_objections(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION objections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(
  SELECT id FROM was JOIN became USING (id)
  WHERE (was.status = 'WAITING' OR became.status = 'WAITING')
    AND (was.status <> became.status OR was.backed_by IS DISTINCT FROM became.backed_by));
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM refresh_waiting_objections(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- As before, and at last the objections of the user, which are deleted last with a test.
CREATE OR REPLACE FUNCTION regroup_user(of_user integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8081, of_user % 1024);
  -- Here, where one user is changed: of those who write rows of several users, none may have to wait for a new group.
  PERFORM add_unit_groups_of(array[of_user]);
  -- A new user has nothing to take along.
  IF NOT EXISTS (SELECT FROM tests WHERE user_id = of_user) THEN RETURN; END IF;
  -- In the order in which they are deleted with a test.
  UPDATE sent_tests SET unit_group_id = unit_groups.id
  FROM users JOIN unit_groups ON unity_ids = units_of(users.id) AND learner = (users.profile <> 'TEACHER')
  WHERE users.id = of_user AND sent_tests.user_id = of_user AND unit_group_id <> unit_groups.id;
  UPDATE waiting_answers SET unit_group_id = unit_groups.id
  FROM users JOIN unit_groups ON unity_ids = units_of(users.id) AND learner = (users.profile <> 'TEACHER')
  WHERE users.id = of_user AND waiting_answers.user_id = of_user AND unit_group_id <> unit_groups.id;
  PERFORM FROM waiting_objections WHERE user_id = of_user ORDER BY objection_id FOR UPDATE;
  UPDATE waiting_objections SET unit_group_id = unit_groups.id
  FROM users JOIN unit_groups ON unity_ids = units_of(users.id) AND learner = (users.profile <> 'TEACHER')
  WHERE users.id = of_user AND waiting_objections.user_id = of_user AND unit_group_id <> unit_groups.id;
END $$;--> statement-breakpoint
INSERT INTO unit_groups (unity_ids, learner) SELECT DISTINCT units_of(id), profile <> 'TEACHER' FROM users
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO waiting_objections (objection_id, user_id, exercise_id, gist, since, backed_by, unit_group_id)
SELECT truth.*, unit_groups.id
FROM undecided_objections AS truth JOIN users ON users.id = truth.user_id
JOIN unit_groups ON unity_ids = units_of(users.id) AND learner = (users.profile <> 'TEACHER');--> statement-breakpoint
INSERT INTO waiting_objection_groups (exercise_id, gist, objection_id, since, students, backed_by)
SELECT exercise_id, gist, min(objection_id), min(since), count(DISTINCT user_id), max(backed_by)
FROM waiting_objections GROUP BY exercise_id, gist;--> statement-breakpoint
CREATE TRIGGER objections_added AFTER INSERT ON objections
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION objections_added();--> statement-breakpoint
CREATE TRIGGER objections_removed AFTER DELETE ON objections
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION objections_removed();--> statement-breakpoint
CREATE TRIGGER objections_changed AFTER UPDATE ON objections
REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION objections_changed();
