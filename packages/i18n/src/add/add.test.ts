import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeProblem } from '../catalogue/problem.ts'
import { checkTree } from '../check/check.ts'
import { fixtureTree } from '../check/fixture-tree.ts'
import { addLanguage } from './add.ts'

const tree = () =>
  fixtureTree({
    'packages/i18n/languages.json': JSON.stringify({ en: { name: 'English', lang: 'en', state: 'whole' } }),
    'packages/i18n/locales/en/house.json': JSON.stringify({ keys_one: '{{count}} key', keys_other: '{{count}} keys' }),
    'packages/i18n/src/areas.ts': '',
    'apps/portal/src/house.ts': "t('house.keys', { count })",
  })

it('starts a language with the English texts to write over, in its own plural forms', () => {
  const root = tree()
  expect(addLanguage(root, 'pl', { copy: true })).toBe('Polski')
  const words: unknown = JSON.parse(readFileSync(join(root, 'packages/i18n/locales/pl/house.json'), 'utf8'))
  const more = '{{count}} keys'
  expect(words).toEqual({ keys_one: '{{count}} key', keys_few: more, keys_many: more, keys_other: more })
  expect(checkTree(root, []).map(describeProblem)).toEqual([])
})

it('refuses what is no language, and one that is here already', () => {
  const root = tree()
  expect(() => addLanguage(root, 'Spanish')).toThrow('two or three letters')
  expect(() => addLanguage(root, 'zzz')).toThrow('no language that is known here')
  expect(() => addLanguage(root, 'en')).toThrow('is here already')
  expect(existsSync(join(root, 'packages/i18n/locales/zzz'))).toBe(false)
})

it('the check finds code and folders that do not follow the definition', () => {
  const root = tree()
  addLanguage(root, 'es')
  writeFileSync(join(root, 'packages/i18n/src/language-table.ts'), '')
  writeFileSync(join(root, 'packages/i18n/locales/en/garden.json'), '{}')
  expect(checkTree(root, []).map(describeProblem)).toEqual([
    'packages/i18n/src/language-table.ts:1 does not follow packages/i18n/languages.json: run `npm run i18n:add`',
    'packages/i18n/locales/es/garden.json:1 is missing: run `npm run i18n:add`',
  ])
})
