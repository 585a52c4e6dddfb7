import { baseOf, type Text } from './texts.ts'
import { withoutPlaceholders } from './markup.ts'

const limit = /\bat most (\d+) characters\b/i

/** Notes for translators, by a key or a prefix of keys. */
export type Notes = ReadonlyMap<string, string>

export const notesOf = (texts: readonly Text[]): Notes => new Map(texts.map(({ key, value }) => [baseOf(key), value]))

/** The notes for a text: its own first, then those of its parents. */
export function notesOn(notes: Notes, key: string): string[] {
  const path = baseOf(key).split('.')
  const names = path.map((_, index) => path.slice(0, path.length - index).join('.'))
  return names.map((name) => notes.get(name)).filter((note) => note !== undefined)
}

/** The most characters of a text, from the nearest note that says "At most 24 characters"; else undefined. */
export function limitOf(notes: Notes, key: string): number | undefined {
  const [, most] = limit.exec(notesOn(notes, key).find((note) => limit.test(note)) ?? '') ?? []
  return most === undefined ? undefined : Number(most)
}

/** The length of a text without its placeholders. */
export const lengthOf = (value: string): number => Array.from(withoutPlaceholders(value)).length
