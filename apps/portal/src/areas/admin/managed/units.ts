import { limits } from '@the-house/domain'
import { defineResource } from '../resource/define-resource.ts'
import { name } from './fields.ts'

/** The units of the school. */
export const units = defineResource('units', {
  words: { many: 'admin.crumbs.units', create: 'school.units.create', lead: 'school.units.lead' },
  fields: {
    name: { ...name, column: 1 },
    time_zone: { label: 'school.units.timeZone', hint: 'school.units.timeZoneHint', column: 2 },
    address: { label: 'school.units.address', hint: 'school.units.addressHint', column: 3 },
    store: {
      label: 'school.units.store',
      hint: (row) => (row?.id === limits.unitWithoutStore ? 'school.units.noStore' : 'school.units.storeHint'),
    },
    schedule: { label: 'school.units.schedule', hint: 'school.units.scheduleHint' },
    conference_class: { label: 'school.units.online', hint: 'school.units.onlineHint' },
    tribe: { label: 'school.units.tribe', hint: 'school.units.tribeHint' },
    archived: { label: 'school.units.archived', hint: 'school.units.archivedHint', column: 4 },
  },
  start: { time_zone: 'America/Sao_Paulo' },
})
