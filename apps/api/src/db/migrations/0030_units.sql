ALTER TABLE "tribes" ALTER COLUMN "symbol" SET DEFAULT 'hearth';--> statement-breakpoint
ALTER TABLE "tribes" ALTER COLUMN "color" SET DEFAULT 'brick';--> statement-breakpoint
-- The seven tribes keep the symbols that they had by their ids; others take turns.
UPDATE tribes SET symbol = look.symbol, color = look.color
FROM (VALUES
  ('Hearth', 1, 'hearth', 'brick'),
  ('Lantern', 2, 'lantern', 'lamp'),
  ('Keystone', 3, 'keystone', 'stone'),
  ('Threshold', 4, 'threshold', 'sun'),
  ('Rafters', 5, 'rafters', 'poppy'),
  ('Ivy', 6, 'ivy', 'leaf'),
  ('Weathervane', 7, 'weathervane', 'sky')
) AS look(name, id, symbol, color)
WHERE tribes.symbol = '' AND (
  look.name = tribes.name
  OR (look.id = (tribes.id - 1) % 7 + 1
    AND tribes.name NOT IN ('Hearth', 'Lantern', 'Keystone', 'Threshold', 'Rafters', 'Ivy', 'Weathervane'))
);--> statement-breakpoint
-- The unit that never has a store gets none however it is made; a new one does not know its number before.
CREATE FUNCTION unit_without_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.store := false;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER unit_without_store BEFORE INSERT OR UPDATE ON unities
FOR EACH ROW WHEN (new.id = 4) EXECUTE FUNCTION unit_without_store();
