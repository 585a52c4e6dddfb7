import { defineEntity } from './entity.ts'
import { lines, name, no, timeZone, yes } from './fields.ts'

/** A unit of the school. Readers of all profiles have `GET /unities`. */
export const units = defineEntity({
  path: '/units',
  manage: 'administer',
  fields: {
    name: name(),
    /** Dates are shown, and series of classes begin, by its clock. */
    time_zone: timeZone(),
    address: lines(),
    /** What it offers: whoever is in it has no role of what is switched off. */
    store: yes(),
    schedule: yes(),
    conference_class: yes(),
    tribe: yes(),
    /** It takes no new people, codes and classes, and nobody can switch to it. */
    archived: no(),
  },
  files: {},
  filters: ['archived'],
  sort: ['name'],
  shared: ['change'],
})
