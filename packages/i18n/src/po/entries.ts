import { createHash } from 'node:crypto'
import { placeholdersOf } from '../catalogue/markup.ts'
import { limitOf, notesOn, type Notes } from '../catalogue/notes.ts'
import { byBase, categoriesOf, isPlural } from '../catalogue/plurals.ts'
import type { Text } from '../catalogue/texts.ts'
import type { Words } from '../catalogue/write.ts'

/** A text for a translator: what it is in English, and in the language, one a plural form. */
export interface Entry {
  /** The key that code names. */
  key: string
  /** The English text; of a plural its forms for one and for more. */
  english: readonly string[]
  /** In the language's order of plural forms; empty where nothing is said yet. */
  forms: readonly string[]
  notes: readonly string[]
  most: number | undefined
  takesValues: boolean
  file: string
  line: number
}

/** The keys that a text has in a language, one a plural form. */
export const keysOf = (base: string, isInForms: boolean, language: string): string[] =>
  isInForms ? categoriesOf(language).map((category) => `${base}_${category}`) : [base]

/** All texts of the source with what a language says, for its translators. */
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

/** What a translation was when it was handed out, in a few letters. */
export const markOf = (forms: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 10)
