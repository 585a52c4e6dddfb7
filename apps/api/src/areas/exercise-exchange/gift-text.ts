import { htmlByFormat, isTextFormat, type TextFormat } from './html-by-format.ts'

const meanings: Record<string, string> = { n: '\n' }

/** Removes the backslashes that escape special characters in GIFT. */
export const unescaped = (text: string): string =>
  text.replaceAll(/\\([~=#{}:n\\])/g, (_, sign: string) => meanings[sign] ?? sign)

/** The index of the first unescaped character out of `signs`; -1 where there is none. */
export function placeOf(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (signs.includes(text[at] ?? '')) return at
  }
  return -1
}

const named = /^\s*\[(html|moodle|plain|markdown)\]/i

/** Splits off the format marker of a text, such as `[html]`. @param inherited the format of a text without */
export function formatOf(text: string, inherited: TextFormat = 'moodle'): { format: TextFormat; rest: string } {
  const [whole, name = ''] = named.exec(text) ?? ['']
  const format = name.toLowerCase()
  return { format: isTextFormat(format) ? format : inherited, rest: text.slice(whole.length) }
}

/** Converts a text of GIFT to HTML by its format. */
export const htmlOf = (text: string, format: TextFormat): string => htmlByFormat(unescaped(text), format)
