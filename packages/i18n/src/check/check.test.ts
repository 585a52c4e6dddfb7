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

/** The problems of a repository with one area `house`, one screen and one expected error. */
function problemsOf({ en, pt = en, source = '', note = {} }: Fixture): string[] {
  const root = fixtureTree({
    'packages/i18n/locales/en/house.json': JSON.stringify(en, null, 2),
    'packages/i18n/locales/pt/house.json': JSON.stringify(pt, null, 2),
    'packages/i18n/notes/house.json': JSON.stringify(note, null, 2),
    [screen]: source,
  })
  return checkTree(root, []).map(describeProblem)
}

const used = `t('house.door', values)`

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
    const source = `t('house.door')\nt(open ? 'house.door' : 'house.roof')\nconst part = <Trans i18nKey="house.wall" />`
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

  it('finds braces that are no placeholder', () => {
    const problems = problemsOf({ en: { door: '{{count}} doors' }, pt: { door: '{{count} portas' }, source: used })
    expect(problems).toContain(
      'packages/i18n/locales/pt/house.json:2 house.door: braces that are no placeholder such as {{name}}',
    )
  })

  it('finds a text that stands in plural forms in one language alone', () => {
    const en = { door_one: '{{count}} door', door_other: '{{count}} doors' }
    expect(problemsOf({ en, pt: { door: '{{count}} portas' }, source: used })).toEqual([
      'packages/i18n/locales/pt/house.json:2 house.door stands in plural forms in one language alone',
    ])
  })

  it('finds a text that is longer than its note allows, placeholders left out', () => {
    const [en, pt] = [{ door: 'Door of {{name}}' }, { door: 'A porta de {{name}}' }]
    expect(problemsOf({ en, pt, source: used, note: { door: 'A heading. At most 10 characters.' } })).toEqual([
      'packages/i18n/locales/pt/house.json:2 house.door has 11 characters; its note allows 10',
    ])
  })

  it('takes the limit of the nearest note', () => {
    const en = { door: { open: 'Open the door', knock: 'Knock' } }
    const note = { door: 'Buttons: at most 8 characters' }
    const source = "t('house.door.open')\nt('house.door.knock')"
    expect(problemsOf({ en, source, note })).toEqual([
      'packages/i18n/locales/en/house.json:3 house.door.open has 13 characters; its note allows 8',
      'packages/i18n/locales/pt/house.json:3 house.door.open has 13 characters; its note allows 8',
    ])
  })

  it('finds a key that was put into another area than in English', () => {
    const root = fixtureTree({
      'packages/i18n/locales/en/house.json': '{ "door": "Door" }',
      'packages/i18n/locales/en/garden.json': '{}',
      'packages/i18n/locales/pt/house.json': '{}',
      'packages/i18n/locales/pt/garden.json': '{\n"door": "Porta" }',
      [screen]: used,
    })
    expect(checkTree(root, []).map(describeProblem)).toEqual([
      'packages/i18n/locales/en/house.json:1 house.door is missing in pt',
      'packages/i18n/locales/pt/garden.json:2 garden.door stands in the wrong area: it exists in pt only, and house.door is its like',
    ])
  })

  it('finds a text that only another area shows', () => {
    const root = fixtureTree({
      'packages/i18n/locales/en/house.json': '{ "door": "Door" }',
      'packages/i18n/locales/en/garden.json': '{}',
      'apps/portal/src/areas/garden/garden-screen.tsx': used,
      [screen]: '',
    })
    expect(checkTree(root, []).map(describeProblem)).toEqual([
      'packages/i18n/locales/en/house.json:1 house.door stands in the wrong area: only garden shows it',
    ])
  })

  it('finds a key that stands twice, and a file that cannot be read, with their lines', () => {
    const root = fixtureTree({
      'packages/i18n/locales/en/house.json': '{\n"door": "Door",\n"door": "Gate" }',
      'packages/i18n/locales/pt/house.json': '{\n"door": "Porta",\n}',
      [screen]: used,
    })
    const problems = checkTree(root, []).map(describeProblem)
    expect(problems[0]).toBe('packages/i18n/locales/en/house.json:3 house.door stands twice')
    expect(problems[1]).toMatch(/^packages\/i18n\/locales\/pt\/house.json:3 .*JSON/)
  })

  it('finds a call that leaves out what its text takes', () => {
    const en = { door: 'The door of {{name}}' }
    expect(problemsOf({ en, source: "t('house.door', { nome })\nt('house.door', values)" })).toEqual([
      `${screen}:1 house.door is shown without its {{name}}`,
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

  it.each([
    ['a condition', '<p>{open ? "Come in" : t("house.door")}</p>', 'Come in'],
    ['a template', '<p>{`Room ${number}`}</p>', 'Room'],
    ['a spoken template', '<p aria-label={`Room ${number}`} />', 'Room'],
    ['a prop', '<Field label="Your name" />', 'Your name'],
    ['what stands in for nothing', '<p>{name || "Nobody"}</p>', 'Nobody'],
    ['a fragment', '<>{"Come in"}</>', 'Come in'],
    ['the title of the page', 'document.title = "The hall"', 'The hall'],
    ['a table of labels', '[{ label: "The hall" }]', 'The hall'],
    ['a prop of any name', '<ConfirmDialog confirmLabel="Delete" />', 'Delete'],
    ['children as a prop', '<Button children="Delete" />', 'Delete'],
    ['a toast', 'notify({ title: done ? "Saved" : t("house.door") })', 'Saved'],
    ['a thing said in passing', 'announce("Two are left")', 'Two are left'],
    ['a part of a page made by hand', 'createElement("p", null, "Come in")', 'Come in'],
    ['what a script writes', 'sheet.textContent = "saved"', 'saved'],
    ['a list that is joined', '<p>{["come", count].join(" ")}</p>', 'come'],
    ['a text that is changed', '<p>{"come".toUpperCase()}</p>', 'come'],
    ['the default of a prop', '({ title = "Hall" }) => title', 'Hall'],
    ['a constant', '<p>{((way) => way)(0)}{word}</p>)\nconst word = ("hall"', 'hall'],
    [
      'a table that is looked up in',
      '<p>{words[state].short}</p>)\nconst words = ({ open: { short: "hall" } }',
      'hall',
    ],
    ['a spoken constant', '<p aria-label={word} />)\nconst word = ("hall" as const', 'hall'],
  ])('finds words in %s', (_, part, text) => {
    const problems = problemsOf({ en: { door: 'Door' }, source: `${used}\nconst part = (${part})` })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${screen}:[23] "${text}" is not in the catalogue$`))])
  })

  it.each([
    '<p>{name}</p>',
    '<p>{count} × {t("house.door")}</p>',
    '<Field label={t("house.door")} name="door" />',
    '<input enterKeyHint="next" />',
    '<p>{t(keys[state])}</p>)\nconst keys = ({ open: "house.door" }',
    '<p>{icon && <Icon name={icon} />}</p>)\nconst icon = ("right"',
    'new TypeError("This has no end")',
    'style({ "Main door": border, border: "1px solid" })',
  ])('accepts %s, which holds no words', (part) => {
    expect(problemsOf({ en: { door: 'Door' }, source: `${used}\nconst part = (${part})` })).toEqual([])
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
  }, 60_000)
})
