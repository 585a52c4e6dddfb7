import { defineEntity } from './entity.ts'
import { day, name } from './fields.ts'
import { dayFrom } from './schemas.ts'

/** A stretch of days for which the fortunes of the tribes are compared; no two of them share a day. */
export const seasons = defineEntity({
  path: '/seasons',
  manage: 'administer',
  fields: { name: name(), first_day: day(), last_day: day(dayFrom('first_day')) },
  files: {},
  sort: ['name', 'first_day'],
})
