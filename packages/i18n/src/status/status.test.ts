import { expect, it } from 'vitest'
import { fixtureTree } from '../check/fixture-tree.ts'
import { statusOf, tableOf } from './status.ts'

const root = () =>
  fixtureTree({
    'packages/i18n/locales/en/garden.json': JSON.stringify({ gate: 'Gate', tree_one: 'Tree', tree_other: 'Trees' }),
    'packages/i18n/locales/en/house.json': JSON.stringify({ product: 'The House' }),
    'packages/i18n/locales/pt/garden.json': JSON.stringify({ gate: 'Portão' }),
    'packages/i18n/locales/pt/house.json': JSON.stringify({ product: 'The House' }),
  })

it('counts what is translated, missing and as in English, by area and language; plural forms are one text', () => {
  expect(statusOf(root())).toEqual([
    { language: 'pt', area: 'garden', keys: 2, translated: 1, missing: 1, same: 0 },
    { language: 'pt', area: 'house', keys: 1, translated: 1, missing: 0, same: 1 },
    { language: 'pt', area: 'all', keys: 3, translated: 2, missing: 1, same: 1 },
  ])
})

it('stands in columns', () => {
  expect(tableOf(statusOf(root())).split('\n')).toEqual([
    'language  area    keys  translated  missing  same as English  percent',
    '--------  ------  ----  ----------  -------  ---------------  -------',
    'pt        garden     2           1        1                0     50 %',
    'pt        house      1           1        0                1    100 %',
    'pt        all        3           2        1                1     66 %',
  ])
})
