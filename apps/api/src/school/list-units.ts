import { and, eq, isNull } from 'drizzle-orm'
import { object } from 'yup'
import { enrolments, unities, user_unities } from '../db/schema/index.ts'
import { isNotDeleted } from '../db/visibility.ts'
import { command } from './command.ts'
import { texts } from './texts.ts'

/** Lists the units with their numbers of users and of unused codes. */
export const listUnits = command({
  options: {},
  schema: object({}),
  run: async ({ db }) => {
    const units = await db.select().from(unities).where(isNotDeleted(unities)).orderBy(unities.id)
    const lines = units.map(async ({ id, name, time_zone, archived }) => {
      const people = await db.$count(user_unities, eq(user_unities.unity_id, id))
      const codes = await db.$count(enrolments, and(eq(enrolments.unity_id, id), isNull(enrolments.used_at)))
      const line = texts.unitLine(name, time_zone, people, codes)
      return archived ? texts.archivedLine(line) : line
    })
    return units.length > 0 ? (await Promise.all(lines)).join('\n') : texts.noUnits
  },
})
