import { asHtml, escapeHtml } from '@the-house/domain/server'

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

/** Splits off the format marker of a text, such as `[html]`; the default is `moodle`. */
export function formatOf(text: string): { format: string; rest: string } {
  const [whole, format = 'moodle'] = named.exec(text) ?? ['']
  return { format: format.toLowerCase(), rest: text.slice(whole.length) }
}

/** Converts a text to HTML by its format; in Moodle's own format, line breaks count inside HTML. */
export function htmlOf(text: string, format: string): string {
  const plain = unescaped(text)
  if (format === 'html') return plain
  if (format === 'moodle' && /<[a-z][^<>]*>/i.test(plain)) return plain.replaceAll('\n', '<br>')
  return format === 'moodle' ? asHtml(plain) : escapeHtml(plain).replaceAll('\n', '<br>')
}
