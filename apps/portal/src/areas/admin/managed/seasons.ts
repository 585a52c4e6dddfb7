import { defineResource } from '../resource/define-resource.ts'
import { name } from './fields.ts'

/** The seasons in which tribes compete. */
export const seasons = defineResource('seasons', {
  words: { many: 'admin.crumbs.seasons', create: 'school.seasons.create', lead: 'school.seasons.lead' },
  fields: {
    name: { ...name, column: 1 },
    first_day: { label: 'school.seasons.firstDay', column: 2 },
    last_day: { label: 'school.seasons.lastDay', hint: 'school.seasons.lastDayHint', column: 3 },
  },
})
