ALTER TABLE "classes" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "name_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "named_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "classes" SET "revision" = "sequence" WHERE "sequence" > 0;--> statement-breakpoint
-- All migrations are one transaction, and no table is altered while checks of its rows are still to come.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
-- A calendar takes an event for the same as long as its SEQUENCE is: it grows with whatever of a class a calendar
-- shows, by whatever statement that is changed. The sum with the counts of its room and its teacher never falls, since
-- a class that leaves one of them keeps what they had counted.
CREATE FUNCTION count_calendar_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision;
  IF ROW(NEW.name, NEW.room_id, NEW.room, NEW.teacher_id, NEW.start_date, NEW.end_date, NEW.cancelled_at IS NULL)
    IS DISTINCT FROM
    ROW(OLD.name, OLD.room_id, OLD.room, OLD.teacher_id, OLD.start_date, OLD.end_date, OLD.cancelled_at IS NULL)
  THEN
    NEW.revision := OLD.revision + 1;
    IF NEW.room_id IS DISTINCT FROM OLD.room_id THEN
      NEW.revision := NEW.revision + coalesce((SELECT name_revision FROM rooms WHERE id = OLD.room_id), 0);
    END IF;
    IF NEW.teacher_id IS DISTINCT FROM OLD.teacher_id THEN
      NEW.revision := NEW.revision + coalesce((SELECT name_revision FROM users WHERE id = OLD.teacher_id), 0);
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER classes_calendar_revision BEFORE UPDATE OF name, room_id, room, teacher_id, start_date, end_date,
  cancelled_at, revision ON classes FOR EACH ROW EXECUTE FUNCTION count_calendar_revision();--> statement-breakpoint
CREATE FUNCTION count_name_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_revision := OLD.name_revision + (NEW.name <> OLD.name)::integer;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER rooms_name_revision BEFORE UPDATE OF name, name_revision ON rooms
  FOR EACH ROW EXECUTE FUNCTION count_name_revision();--> statement-breakpoint
CREATE TRIGGER users_name_revision BEFORE UPDATE OF name, name_revision ON users
  FOR EACH ROW EXECUTE FUNCTION count_name_revision();
