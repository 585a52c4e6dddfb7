import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTree } from './check.ts'
import { fixtureTree } from './fixture-tree.ts'
import { describeProblem } from '../catalogue/problem.ts'

interface Fixture {
  en: object
  pt?: object
  source?: string
  note?: object
}

const screen = 'apps/portal/src/areas/house/house-screen.tsx'

/** The problems of a tree with one area `house`, one screen and one expected error. */
function problemsOf({ en, pt = en, source = '', note = {} }: Fixture): string[] {
  const root = fixtureTree({
    'packages/i18n/locales/en/house.json': JSON.stringify(en, null, 2),
    'packages/i18n/locales/pt/house.json': JSON.stringify(pt, null, 2),
    'packages/i18n/notes/house.json': JSON.stringify(note, null, 2),
    [screen]: source,
  })
  return checkTree(root, []).map(describeProblem)
}

const used = `t('house.door')`

describe('the check of the catalogues', () => {
  it('accepts a tree in which every text is translated and used', () => {
    expect(problemsOf({ en: { door: 'Door' }, pt: { door: 'Porta' }, source: used })).toEqual([])
  })

  it('names the file and line of a text that was not translated', () => {
    expect(problemsOf({ en: { door: 'Door' }, pt: {}, source: used })).toEqual([
      'packages/i18n/locales/en/house.json:2 house.door is missing in pt',
    ])
  })

  it('finds a translation of nothing', () => {
    expect(problemsOf({ en: { door: 'Door' }, pt: { door: 'Porta', key: 'Chave' }, source: used })).toEqual([
      'packages/i18n/locales/pt/house.json:3 house.key exists in pt only',
    ])
  })

  it('finds a text that nothing shows', () => {
    expect(problemsOf({ en: { door: 'Door' } })).toEqual([
      'packages/i18n/locales/en/house.json:2 house.door is used nowhere',
    ])
  })

  it('finds a key that no catalogue holds, in a call and in markup', () => {
    const source = `t('house.door')\nt('house.roof')\nconst part = <Trans i18nKey="house.wall" />`
    expect(problemsOf({ en: { door: 'Door' }, source })).toEqual([
      `${screen}:2 house.roof is in no catalogue`,
      `${screen}:3 house.wall is in no catalogue`,
    ])
  })

  it('counts keys of a table and of a template as used', () => {
    const en = { door: 'Door', rooms: { hall: 'Hall', attic: 'Attic' } }
    const source = "const words = { door: 'house.door' }\nt(`house.rooms.${room}`)"
    expect(problemsOf({ en, source })).toEqual([])
  })

  it('finds placeholders that differ', () => {
    const problems = problemsOf({ en: { door: 'Door {{count}}' }, pt: { door: 'Porta {{conta}}' }, source: used })
    expect(problems).toEqual([
      'packages/i18n/locales/pt/house.json:2 house.door: placeholders conta where the source has count',
    ])
  })

  it('finds markup that differs or stays open', () => {
    const pt = { door: 'Uma <b>porta</i>' }
    const problems = problemsOf({ en: { door: 'A <b>door</b>' }, pt, source: used })
    expect(problems).toEqual([
      'packages/i18n/locales/pt/house.json:2 house.door: markup </i> <b> where the source has </b> <b>',
      'packages/i18n/locales/pt/house.json:2 house.door: a tag is not closed where it should be',
    ])
  })

  it('asks for every plural form of the language and for no other', () => {
    const en = { door_one: '{{count}} door', door_other: '{{count}} doors', door_few: '{{count}} doors' }
    const pt = { door_one: '{{count}} porta', door_other: '{{count}} portas' }
    expect(problemsOf({ en, pt, source: used })).toEqual([
      'packages/i18n/locales/en/house.json:2 house.door_few is no plural form of this language',
      'packages/i18n/locales/pt/house.json:2 house.door has no form for "many" (house.door_many)',
    ])
  })

  it('finds words that a screen shows or speaks without the catalogue', () => {
    const source = `${used}\nconst part = (\n  <p aria-label="Main door">\n    Come in\n  </p>)`
    const problems = problemsOf({ en: { door: 'Door' }, source })
    expect(problems).toEqual([
      `${screen}:3 "Main door" is not in the catalogue`,
      `${screen}:4 "Come in" is not in the catalogue`,
    ])
  })

  it('finds a note on a text that does not exist', () => {
    expect(problemsOf({ en: { door: 'Door' }, source: used, note: { roof: 'On top' } })).toEqual([
      'packages/i18n/notes/house.json:2 house.roof explains no text',
    ])
  })

  it('finds an error of the server that has no words', () => {
    const root = fixtureTree({ 'packages/i18n/locales/en/errors.json': '{}' })
    expect(checkTree(root, ['notFound']).map(describeProblem)).toEqual([
      'packages/i18n/locales/en/errors.json:1 the error notFound has no text',
    ])
  })
})

describe('the catalogues of the product', () => {
  it('are complete, used and alike in every language', () => {
    expect(checkTree(join(import.meta.dirname, '../../../..')).map(describeProblem)).toEqual([])
  })
})
