import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A language as languages.json defines it. */
export interface LanguageRow {
  /** The name of the language in that language. */
  name: string
  /** The value of the html `lang` attribute, with the region that a screen reader needs for its voice. */
  lang: string
  /** A `started` language falls back to English for missing texts. */
  state: 'started' | 'whole'
}
export type Definition = Record<string, LanguageRow>

export const sourceLanguage = 'en'
/** The paths of the catalogues and of the generated code, relative to the root of the repository. */
export const places = {
  definition: 'packages/i18n/languages.json',
  locales: 'packages/i18n/locales',
  notes: 'packages/i18n/notes',
  source: 'packages/i18n/src',
}

function isRow(value: unknown): value is LanguageRow {
  if (typeof value !== 'object' || value === null || !('state' in value)) return false
  const { state } = value
  const words = [Reflect.get(value, 'name'), Reflect.get(value, 'lang')]
  return words.every((word) => typeof word === 'string') && (state === 'started' || state === 'whole')
}

/** The languages of a repository by their codes. */
export function readDefinition(root: string): Definition {
  const read: unknown = JSON.parse(readFileSync(join(root, places.definition), 'utf8'))
  return Object.fromEntries(
    Object.entries(read ?? {}).map(([code, row]) => {
      if (!isRow(row))
        throw new Error(`${places.definition}: ${code} needs a name, a lang, and a state: started or whole`)
      return [code, row]
    }),
  )
}

/** The files of the source language. */
export const areaFiles = (root: string): string[] =>
  readdirSync(join(root, places.locales, sourceLanguage))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
