-- Statements in triggers keep one plan for any values: PostgreSQL would plan again at each execution what takes an array,
-- which takes longer than to run it. So rows are looked up one by one, in subqueries, where a plan for any number of
-- values could read a whole table.
CREATE OR REPLACE FUNCTION hold_units_of(users integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(8081, bucket)
  FROM (SELECT DISTINCT id % 1024 AS bucket FROM unnest(users) AS id ORDER BY 1) AS buckets;
END $$;--> statement-breakpoint
-- The set of units that each user is in, with its group where one was made.
CREATE VIEW user_unit_groups AS
SELECT own.*, (SELECT id FROM unit_groups WHERE unit_groups.unity_ids = own.unity_ids AND unit_groups.learner = own.learner)
  AS unit_group_id
FROM (
  SELECT users.id AS user_id, users.profile <> 'TEACHER' AS learner,
    array(SELECT unity_id FROM user_unities WHERE user_unities.user_id = users.id ORDER BY unity_id) AS unity_ids
  FROM users
) AS own;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_unit_groups_of(some_users integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM user_unit_groups WHERE user_id = ANY (some_users) AND unit_group_id IS NULL) THEN
    INSERT INTO unit_groups (unity_ids, learner)
    SELECT DISTINCT unity_ids, learner FROM user_unit_groups WHERE user_id = ANY (some_users) AND unit_group_id IS NULL
    ON CONFLICT DO NOTHING;
  END IF;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION regroup_user(of_user integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE in_group integer;
BEGIN
  PERFORM pg_advisory_xact_lock(8081, of_user % 1024);
  -- Here, where one user is changed: of those who write rows of several users, none may have to wait for a new group.
  PERFORM add_unit_groups_of(array[of_user]);
  -- A new user has nothing to take along.
  IF NOT EXISTS (SELECT FROM tests WHERE user_id = of_user) THEN RETURN; END IF;
  in_group := (SELECT unit_group_id FROM user_unit_groups WHERE user_id = of_user);
  -- In the order in which they are deleted with a test.
  UPDATE sent_tests SET unit_group_id = in_group WHERE user_id = of_user AND unit_group_id <> in_group;
  UPDATE waiting_answers SET unit_group_id = in_group WHERE user_id = of_user AND unit_group_id <> in_group;
  PERFORM FROM waiting_objections WHERE user_id = of_user ORDER BY objection_id FOR UPDATE;
  UPDATE waiting_objections SET unit_group_id = in_group WHERE user_id = of_user AND unit_group_id <> in_group;
END $$;--> statement-breakpoint
DROP FUNCTION units_of(integer);--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_waiting(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  students integer[] := array(
    SELECT tests.user_id FROM answers JOIN tests ON tests.id = answers.test_id WHERE answers.id = ANY (ids));
BEGIN
  PERFORM hold_units_of(students);
  PERFORM add_unit_groups_of(students);
  IF EXISTS (SELECT FROM waiting_answers WHERE answer_id = ANY (ids)) THEN
    DELETE FROM waiting_answers AS held WHERE answer_id = ANY (ids) AND (
      SELECT count(*) FROM uncorrected_answers AS truth
      WHERE truth.answer_id = held.answer_id AND truth.second = held.second AND truth.since = held.since) = 0;
  END IF;
  INSERT INTO waiting_answers (answer_id, second, user_id, queue, since, exercise_id, config_test_id, unit_group_id)
  SELECT truth.*, belongs.unit_group_id
  FROM uncorrected_answers AS truth JOIN user_unit_groups AS belongs ON belongs.user_id = truth.user_id
  WHERE truth.answer_id = ANY (ids)
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
-- As `count_ledger` does: to rows that no other transaction holds, or to new ones, so that nobody waits.
CREATE FUNCTION count_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sign integer := TG_ARGV[0]::integer;
BEGIN
  WITH due AS (
    SELECT key.unit_group_id, queue, second, key.exercise_id, key.config_test_id, key.hour, sign * count(*)::integer AS more
    FROM changed, waiting_keys(changed.unit_group_id, changed.exercise_id, changed.config_test_id, since) AS key
    GROUP BY 1, 2, 3, 4, 5, 6
  ), slot AS MATERIALIZED (
    SELECT due.*, free.id, free.count + due.more = 0 AS is_over FROM due LEFT JOIN LATERAL (
      SELECT held.id, held.count FROM waiting_totals AS held
      WHERE held.unit_group_id = due.unit_group_id AND held.queue = due.queue AND held.exercise_id = due.exercise_id
        AND held.hour = due.hour AND held.second = due.second AND held.config_test_id = due.config_test_id
      LIMIT 1 FOR UPDATE SKIP LOCKED
    ) AS free ON true
  ), removed AS (
    DELETE FROM waiting_totals USING slot WHERE waiting_totals.id = slot.id AND is_over
  ), added AS (
    UPDATE waiting_totals SET count = waiting_totals.count + slot.more FROM slot
    WHERE waiting_totals.id = slot.id AND NOT is_over
  )
  INSERT INTO waiting_totals (unit_group_id, queue, second, exercise_id, config_test_id, hour, count)
  SELECT unit_group_id, queue, second, exercise_id, config_test_id, hour, more FROM slot WHERE id IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_sent_tests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sign integer := TG_ARGV[0]::integer;
BEGIN
  WITH due AS (
    SELECT key.unit_group_id, key.config_test_id, status, percentage, sign * count(*)::integer AS more,
      sign * sum(waiting)::integer AS more_waiting
    FROM changed, sent_test_keys(changed.unit_group_id, changed.config_test_id) AS key GROUP BY 1, 2, 3, 4
  ), slot AS MATERIALIZED (
    SELECT due.*, free.id, free.count + due.more = 0 AND free.waiting + due.more_waiting = 0 AS is_over
    FROM due LEFT JOIN LATERAL (
      SELECT held.id, held.count, held.waiting FROM sent_test_totals AS held
      WHERE held.unit_group_id = due.unit_group_id AND held.config_test_id = due.config_test_id
        AND held.status = due.status AND held.percentage = due.percentage
      LIMIT 1 FOR UPDATE SKIP LOCKED
    ) AS free ON true
  ), removed AS (
    DELETE FROM sent_test_totals USING slot WHERE sent_test_totals.id = slot.id AND is_over
  ), added AS (
    UPDATE sent_test_totals SET count = sent_test_totals.count + slot.more, waiting = sent_test_totals.waiting + more_waiting
    FROM slot WHERE sent_test_totals.id = slot.id AND NOT is_over
  )
  INSERT INTO sent_test_totals (unit_group_id, config_test_id, status, percentage, count, waiting)
  SELECT unit_group_id, config_test_id, status, percentage, more, more_waiting FROM slot WHERE id IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER waiting_added AFTER INSERT ON waiting_answers REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_waiting('1');--> statement-breakpoint
CREATE OR REPLACE TRIGGER waiting_removed AFTER DELETE ON waiting_answers REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_waiting('-1');--> statement-breakpoint
CREATE OR REPLACE TRIGGER waiting_moved_from AFTER UPDATE ON waiting_answers REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_waiting('-1');--> statement-breakpoint
CREATE OR REPLACE TRIGGER waiting_moved_to AFTER UPDATE ON waiting_answers REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_waiting('1');--> statement-breakpoint
CREATE OR REPLACE TRIGGER sent_tests_added AFTER INSERT ON sent_tests REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_sent_tests('1');--> statement-breakpoint
CREATE OR REPLACE TRIGGER sent_tests_removed AFTER DELETE ON sent_tests REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_sent_tests('-1');--> statement-breakpoint
CREATE OR REPLACE TRIGGER sent_tests_changed_from AFTER UPDATE ON sent_tests REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_sent_tests('-1');--> statement-breakpoint
CREATE OR REPLACE TRIGGER sent_tests_changed_to AFTER UPDATE ON sent_tests REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_sent_tests('1');--> statement-breakpoint
DROP FUNCTION waiting_added();--> statement-breakpoint
DROP FUNCTION waiting_removed();--> statement-breakpoint
DROP FUNCTION add_to_waiting_totals(integer, text, boolean, integer, integer, integer, integer);--> statement-breakpoint
DROP FUNCTION sent_tests_counted();--> statement-breakpoint
DROP FUNCTION sent_tests_discounted();--> statement-breakpoint
DROP FUNCTION add_to_sent_test_totals(integer, integer, text, integer, integer, integer);--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_sent_tests(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE students integer[] := array(SELECT user_id FROM tests WHERE id = ANY (ids));
BEGIN
  PERFORM hold_units_of(students);
  PERFORM add_unit_groups_of(students);
  INSERT INTO sent_tests (test_id, user_id, config_test_id, sending_id, status, percentage, waiting, end_at, unit_group_id)
  SELECT truth.*, belongs.unit_group_id
  FROM sent_tests_by_tests AS truth JOIN user_unit_groups AS belongs ON belongs.user_id = truth.user_id
  WHERE test_id = ANY (ids)
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
-- Not by a join of both sets: the plan that is kept for one row would compare each of many with each other one.
CREATE OR REPLACE FUNCTION tests_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  students integer[];
BEGIN
  SELECT array_agg(id), array_agg(user_id) INTO ids, students FROM (
    SELECT id, user_id, status, recalled_at, total, waiting, credit, sending_id, end_at FROM after
    WHERE kind = 'TEST' AND config_test_id IS NOT NULL
    EXCEPT SELECT id, user_id, status, recalled_at, total, waiting, credit, sending_id, end_at FROM before) AS changed;
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM hold_units_of(students);
  UPDATE sent_tests SET sending_id = truth.sending_id, status = truth.status, percentage = truth.percentage,
    waiting = truth.waiting, end_at = truth.end_at
  FROM sent_tests_by_tests AS truth WHERE truth.test_id = ANY (ids) AND sent_tests.test_id = truth.test_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_objection_groups(exercise_ids integer[], gists text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  figures record;
BEGIN
  PERFORM pg_advisory_xact_lock(8082, bucket) FROM (
    SELECT DISTINCT hashtext(gist) & 255 AS bucket FROM unnest(gists) AS gist ORDER BY 1) AS buckets;
  FOR changed IN SELECT DISTINCT one.exercise_id, one.gist FROM unnest(exercise_ids, gists) AS one (exercise_id, gist) LOOP
    SELECT min(objection_id) AS first, min(since) AS since, count(DISTINCT user_id) AS students, max(backed_by) AS backed_by
    INTO figures FROM waiting_objections WHERE exercise_id = changed.exercise_id AND gist = changed.gist;
    IF figures.students = 0 THEN
      DELETE FROM waiting_objection_groups WHERE exercise_id = changed.exercise_id AND gist = changed.gist;
    ELSE
      INSERT INTO waiting_objection_groups (exercise_id, gist, objection_id, since, students, backed_by)
      VALUES (changed.exercise_id, changed.gist, figures.first, figures.since, figures.students, figures.backed_by)
      ON CONFLICT (exercise_id, gist) DO UPDATE SET objection_id = excluded.objection_id, since = excluded.since,
        students = excluded.students, backed_by = excluded.backed_by;
    END IF;
  END LOOP;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_waiting_objections(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  waits boolean;
  students integer[];
  exercise_ids integer[];
  gists text[];
BEGIN
  SELECT count(*) > 0, array_agg(user_id) FILTER (WHERE NOT EXISTS (
    SELECT FROM waiting_objections AS held WHERE held.objection_id = truth.objection_id))
  INTO waits, students FROM undecided_objections AS truth WHERE objection_id = ANY (ids);
  IF students IS NOT NULL THEN
    PERFORM hold_units_of(students);
    PERFORM add_unit_groups_of(students);
  END IF;
  SELECT array_agg(exercise_id), array_agg(gist) INTO exercise_ids, gists FROM (
    SELECT exercise_id, gist FROM waiting_objections WHERE objection_id = ANY (ids) ORDER BY objection_id FOR UPDATE) AS held;
  IF exercise_ids IS NOT NULL THEN
    DELETE FROM waiting_objections WHERE objection_id = ANY (ids)
      AND objection_id <> ALL (array(SELECT id FROM objections WHERE id = ANY (ids) AND status = 'WAITING'));
  END IF;
  IF waits THEN
    WITH written AS (
      INSERT INTO waiting_objections AS held (objection_id, user_id, exercise_id, gist, since, backed_by, unit_group_id)
      SELECT truth.*, belongs.unit_group_id
      FROM undecided_objections AS truth JOIN user_unit_groups AS belongs ON belongs.user_id = truth.user_id
      WHERE truth.objection_id = ANY (ids)
      ON CONFLICT (objection_id) DO UPDATE SET user_id = excluded.user_id, exercise_id = excluded.exercise_id,
        gist = excluded.gist, since = excluded.since, backed_by = excluded.backed_by, unit_group_id = excluded.unit_group_id
      RETURNING held.exercise_id, held.gist)
    SELECT exercise_ids || array_agg(written.exercise_id), gists || array_agg(written.gist) INTO exercise_ids, gists FROM written;
  END IF;
  PERFORM refresh_objection_groups(exercise_ids, gists);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION objections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(
  SELECT id FROM (
    SELECT id, backed_by FROM was WHERE status = 'WAITING' UNION ALL SELECT id, backed_by FROM became WHERE status = 'WAITING'
  ) AS either GROUP BY id, backed_by HAVING count(*) = 1);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM refresh_waiting_objections(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- By row, so that saving an answer that does not wait calls no function.
DROP TRIGGER answers_added ON answers;--> statement-breakpoint
DROP FUNCTION answers_added();--> statement-breakpoint
CREATE TRIGGER answer_added AFTER INSERT ON answers FOR EACH ROW
WHEN (new.answered_at IS NOT NULL AND new.correct IS NULL) EXECUTE FUNCTION answer_changed();--> statement-breakpoint
DROP TRIGGER second_versions_added ON second_versions;--> statement-breakpoint
DROP FUNCTION second_versions_added();--> statement-breakpoint
CREATE TRIGGER second_version_added AFTER INSERT ON second_versions FOR EACH ROW
WHEN (new.evaluation IS NULL) EXECUTE FUNCTION second_version_changed();--> statement-breakpoint
ALTER FUNCTION answer_changed() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION second_version_changed() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION tests_added() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION tests_changed() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION objections_added() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION objections_changed() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION objections_removed() SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION count_ledger() SET plan_cache_mode = force_generic_plan;
