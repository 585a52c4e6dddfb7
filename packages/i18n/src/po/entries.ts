import { createHash } from 'node:crypto'
import { placeholdersOf } from '../catalogue/markup.ts'
import { limitOf, notesOn, type Notes } from '../catalogue/notes.ts'
import { byBase, categoriesOf, isPlural } from '../catalogue/plurals.ts'
import type { Text } from '../catalogue/texts.ts'
import type { Words } from '../catalogue/write.ts'

/** A text to translate: English, and the translation, one per plural form. */
export interface Entry {
  /** The key that code uses. */
  key: string
  /** The English text; of a plural, its singular and plural forms. */
  english: readonly string[]
  /** In the language's order of plural forms; empty where it is not translated yet. */
  forms: readonly string[]
  notes: readonly string[]
  most: number | undefined
  takesValues: boolean
  file: string
  line: number
}

/** The keys of a text in a language, one per plural form. */
export const keysOf = (base: string, isInForms: boolean, language: string): string[] =>
  isInForms ? categoriesOf(language).map((category) => `${base}_${category}`) : [base]

/** The source texts with their translations, for the export to translators. */
export function entriesOf(source: readonly Text[], words: Words, notes: Notes, language: string): Entry[] {
  return Array.from(byBase(source), ([key, texts]) => ({
    key,
    english: texts.map(({ value }) => value),
    forms: keysOf(key, isPlural(texts), language).map((one) => words.get(one) ?? ''),
    notes: notesOn(notes, key),
    most: limitOf(notes, key),
    takesValues: texts.some(({ value }) => placeholdersOf(value).length > 0),
    file: texts[0]?.file ?? '',
    line: texts[0]?.line ?? 1,
  }))
}

/** A short hash of the exported translation, by which the import detects changes made since. */
export const markOf = (forms: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 10)
