-- Counted in a subquery, so that each user's group is looked up in the index: the plan of a join, once it is kept for any
-- number of users, reads all groups.
CREATE OR REPLACE FUNCTION add_unit_groups_of(some_users integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unit_groups (unity_ids, learner)
  SELECT DISTINCT units_of(users.id), profile <> 'TEACHER' FROM users
  WHERE users.id = ANY (some_users) AND (
    SELECT count(*) FROM unit_groups WHERE unity_ids = units_of(users.id) AND learner = (profile <> 'TEACHER')) = 0
  ON CONFLICT DO NOTHING;
END $$;
