import { asHtml, escapeHtml } from './plain-text.ts'

const meanings: Record<string, string> = { n: '\n' }

/** A text without the strokes that take a sign's meaning away. */
export const unescaped = (text: string): string =>
  text.replaceAll(/\\([~=#{}:n\\])/g, (_, sign: string) => meanings[sign] ?? sign)

/** A text whose signs mean nothing to GIFT. */
export const escapedGift = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Where a sign stands that has its meaning; -1: nowhere. */
export function placeOf(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (signs.includes(text[at] ?? '')) return at
  }
  return -1
}

const named = /^\s*\[(html|moodle|plain|markdown)\]/i

/** How a text was written, and the text itself. */
export function formatOf(text: string): { format: string; rest: string } {
  const [whole, format = 'moodle'] = named.exec(text) ?? ['']
  return { format: format.toLowerCase(), rest: text.slice(whole.length) }
}

/** A text as html, by how it was written: Moodle's own is html whose line ends count. */
export function htmlOf(text: string, format: string): string {
  const plain = unescaped(text)
  if (format === 'html') return plain
  if (format === 'moodle' && /<[a-z][^>]*>/i.test(plain)) return plain.replaceAll('\n', '<br>')
  return format === 'moodle' ? asHtml(plain) : escapeHtml(plain).replaceAll('\n', '<br>')
}
