import { baseOf, type Text } from './texts.ts'
import { withoutPlaceholders } from './markup.ts'

const limit = /\bat most (\d+) characters\b/i

/** What translators are told of each text, by the key that it stands for or that all it stands for begin with. */
export type Notes = ReadonlyMap<string, string>

export const notesOf = (texts: readonly Text[]): Notes => new Map(texts.map(({ key, value }) => [baseOf(key), value]))

/** The notes on a text: its own, and those on what it belongs to, nearest first. */
export function notesOn(notes: Notes, key: string): string[] {
  const path = baseOf(key).split('.')
  const names = path.map((_, index) => path.slice(0, path.length - index).join('.'))
  return names.map((name) => notes.get(name)).filter((note) => note !== undefined)
}

/** How many characters a text may have, by the nearest note that says "At most 24 characters"; else undefined. */
export function limitOf(notes: Notes, key: string): number | undefined {
  const [, most] = limit.exec(notesOn(notes, key).find((note) => limit.test(note)) ?? '') ?? []
  return most === undefined ? undefined : Number(most)
}

/** How long a text is: what stands in for a placeholder is not counted. */
export const lengthOf = (value: string): number => Array.from(withoutPlaceholders(value)).length
