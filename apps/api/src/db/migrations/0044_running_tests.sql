ALTER TABLE "sent_tests" ADD COLUMN "end_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sent_tests_group_running" ON "sent_tests" USING btree ("unit_group_id","end_at","test_id") WHERE "sent_tests"."status" = 'STARTED';--> statement-breakpoint
CREATE INDEX "sent_tests_running" ON "sent_tests" USING btree (("end_at" at time zone 'UTC'),"test_id") WHERE "sent_tests"."status" = 'STARTED';--> statement-breakpoint
CREATE OR REPLACE VIEW sent_tests_by_tests AS
SELECT id AS test_id, user_id, config_test_id, coalesce(sending_id, 0) AS sending_id,
  CASE WHEN recalled_at IS NULL THEN status ELSE 'RECALLED' END AS status,
  CASE WHEN total - coalesce(waiting, 0) > 0
    THEN (2 * coalesce(credit, 0) + total - coalesce(waiting, 0)) / (2 * (total - coalesce(waiting, 0))) ELSE -1 END AS percentage,
  coalesce(waiting, 0) AS waiting,
  CASE WHEN recalled_at IS NULL AND status = 'STARTED' THEN end_at END AS end_at
FROM tests WHERE kind = 'TEST' AND config_test_id IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_sent_tests(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE students integer[] := array(SELECT DISTINCT user_id FROM tests WHERE id = ANY (ids));
BEGIN
  PERFORM hold_units_of(students);
  PERFORM add_unit_groups_of(students);
  INSERT INTO sent_tests (test_id, user_id, config_test_id, sending_id, status, percentage, waiting, end_at, unit_group_id)
  SELECT truth.*, unit_groups.id
  FROM sent_tests_by_tests AS truth JOIN users ON users.id = truth.user_id
  JOIN unit_groups ON unity_ids = units_of(users.id) AND learner = (users.profile <> 'TEACHER')
  WHERE test_id = ANY (ids)
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tests_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(
  SELECT after.id FROM after JOIN before ON before.id = after.id
  WHERE after.kind = 'TEST' AND after.config_test_id IS NOT NULL AND
    (before.status, before.recalled_at, before.total, before.waiting, before.credit, before.sending_id, before.end_at)
    IS DISTINCT FROM (after.status, after.recalled_at, after.total, after.waiting, after.credit, after.sending_id, after.end_at));
BEGIN
  IF cardinality(ids) = 0 THEN RETURN NULL; END IF;
  PERFORM hold_units_of(array(SELECT DISTINCT user_id FROM after WHERE id = ANY (ids)));
  UPDATE sent_tests SET sending_id = truth.sending_id, status = truth.status, percentage = truth.percentage,
    waiting = truth.waiting, end_at = truth.end_at
  FROM sent_tests_by_tests AS truth WHERE truth.test_id = ANY (ids) AND sent_tests.test_id = truth.test_id;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE sent_tests SET end_at = truth.end_at
FROM sent_tests_by_tests AS truth WHERE truth.test_id = sent_tests.test_id AND truth.end_at IS NOT NULL;
