import { TribeSymbol } from '@the-house/design-system'
import { tribeColors, tribeSymbols } from '@the-house/domain'
import { labelsOf } from '../resource/choices.ts'
import { defineResource } from '../resource/define-resource.ts'
import { name } from './fields.ts'

/** The tribes of the school. */
export const tribes = defineResource('tribes', {
  words: { many: 'admin.crumbs.tribes', create: 'school.tribes.create', lead: 'school.tribes.lead' },
  fields: {
    name: { ...name, column: 1 },
    symbol: {
      label: 'school.tribes.symbol',
      words: labelsOf(tribeSymbols, (symbol) => `school.symbol.${symbol}` as const),
      pictures: labelsOf(tribeSymbols, (symbol) => <TribeSymbol symbol={symbol} color="ink" />),
      column: 2,
    },
    color: {
      label: 'school.tribes.color',
      words: labelsOf(tribeColors, (color) => `school.color.${color}` as const),
      pictures: labelsOf(tribeColors, (color) => <TribeSymbol symbol="threshold" color={color} />),
      column: 3,
    },
  },
  start: { symbol: 'hearth', color: 'brick' },
})
