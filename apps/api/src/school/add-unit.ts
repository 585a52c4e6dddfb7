import { object, string } from 'yup'
import { command } from './command.ts'
import { defaultZone, timeZone } from './options.ts'
import { insertUnit, readUnits } from './read-places.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/** Adds a unit. */
export const addUnit = command({
  options: { name: { type: 'string' }, 'time-zone': { type: 'string' } },
  schema: object({
    name: string().trim().required(texts.missing('name')),
    'time-zone': timeZone().default(defaultZone),
  }),
  run: ({ db }, { name, 'time-zone': time_zone }) =>
    db.transaction(async (tx) => {
      const known = (await readUnits(tx)).find(name)
      if (known) throw new Refusal(texts.unitThere(known.name))
      await insertUnit(tx, { name, time_zone })
      return texts.unitAdded(name, time_zone)
    }),
})
