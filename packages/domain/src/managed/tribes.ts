import { tribeColors, tribeSymbols } from '../kinds.ts'
import { defineEntity } from './entity.ts'
import { choice, name } from './fields.ts'

/** A tribe of the school. Students read tribes by the calls under /tribes. */
export const tribes = defineEntity({
  path: '/school_tribes',
  manage: 'administer',
  fields: { name: name(), symbol: choice(tribeSymbols), color: choice(tribeColors) },
  files: {},
  sort: ['name'],
})
