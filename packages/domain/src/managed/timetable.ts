import { limits } from '../limits.ts'
import { defineEntity } from './entity.ts'
import { count, day, name, unit, unitOrNull } from './fields.ts'
import { dayFrom } from './schemas.ts'

/** A room of a unit, in which one class at a time takes place. */
export const rooms = defineEntity({
  path: '/rooms',
  manage: 'timetable',
  fields: {
    unity_id: unit(),
    name: name(),
    places: count(1, limits.classStudentsMax),
  },
  files: {},
  sort: ['name', 'places'],
})

/** Days without classes, both ends included, of a unit or of all. */
export const holidays = defineEntity({
  path: '/holidays',
  manage: 'timetable',
  fields: {
    /** null: all units. */
    unity_id: unitOrNull(),
    name: name(),
    first_day: day(),
    last_day: day(dayFrom('first_day')),
  },
  files: {},
  sort: ['first_day', 'name'],
})
