import {
  array,
  assert,
  constantFrom,
  dictionary,
  oneof,
  option,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check'
import { expect, it } from 'vitest'
import { readTexts } from '../catalogue/texts.ts'
import { entriesOf } from './entries.ts'
import { merge } from './merge.ts'
import { pluralFormsOf } from './plural-forms.ts'
import { readPo } from './read-po.ts'
import { writePo } from './write-po.ts'

const piece = oneof(
  constantFrom(
    '{{name}}',
    '<link>here</link>',
    '"',
    "'",
    '\\',
    '\\n',
    '\n',
    '\t',
    '%s',
    '#',
    'msgid "x"',
    'ação',
    '家',
    '🏠',
  ),
  string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((text) => text.replaceAll(/[{}<>]/g, '')),
)
const text = array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `a${pieces.join('')}`)
/** Keys without a plural suffix, and without the names of Object.prototype. */
const name = stringMatching(/^[a-z][a-zA-Z]{0,8}$/).filter((key) => !(key in {}))
const words = dictionary(name, record({ text, more: option(text, { nil: undefined }) }), {
  noNullPrototype: true,
})

/** The parsed catalogue and the export of a few texts, in a language with three plural forms. */
function catalogueOf(said: Record<string, { text: string; more: string | undefined }>, forms: readonly string[]) {
  const entries = Object.entries(said).flatMap(([key, { text: one, more }]) =>
    more === undefined ? [[key, one]] : forms.map((form, index) => [`${key}_${form}`, index === 0 ? one : more]),
  )
  return readTexts(JSON.stringify(Object.fromEntries(entries)), 'house.json', 'house').texts
}

it('what is handed out comes back as it was, whatever stands in a text', () => {
  assert(
    property(words, (said) => {
      const source = catalogueOf(said, ['one', 'other'])
      const target = catalogueOf(said, ['one', 'many', 'other'])
      const notes = new Map([['house', 'Of the house.\nAt most 9000 characters.']])
      const translated = new Map(target.map(({ key, value }) => [key, value]))
      const entries = entriesOf(source, translated, notes, 'pt')
      const { returned, problems, language } = readPo(writePo(entries, 'pt', 'pt-BR'), 'pt.po')
      expect([problems, language]).toEqual([[], 'pt_BR'])
      expect(returned.map(({ key, english, forms }) => ({ key, english, forms }))).toEqual(
        entries.map(({ key, english, forms }) => ({ key, english, forms })),
      )
      // Imports into an untranslated language, from a file without hashes, as another program writes it.
      const unmarked = returned.map((one) => ({ ...one, mark: undefined }))
      const merged = merge(unmarked, 'pt.po', { source, target: [], notes, language: 'pt', isWhole: true })
      expect(merged.problems).toEqual([])
      expect(merged.words).toEqual(translated)
    }),
  )
})

it.each(['en', 'pt', 'es', 'fr', 'it', 'de', 'ja', 'ru', 'pl', 'cs', 'ro', 'sl', 'lt', 'he', 'ar', 'tr', 'uk', 'hr'])(
  'gettext counts in %s as CLDR does',
  (language) => {
    expect(pluralFormsOf(language)).toMatch(/^nplurals=[1-6]; plural=\(.+\);$/)
  },
)

it('a language without a plural expression is rejected', () => {
  expect(() => pluralFormsOf('cy')).toThrow('No plural expression')
})
