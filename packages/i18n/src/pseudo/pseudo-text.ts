/** Letters that the portal's own font holds, so that a pseudo text is as wide as a translation would be. */
const accents = new Map(
  Array.from('aáeéiíoóuúcçnñAÁEÉIÍOÓUÚCÇ'.matchAll(/(.)(.)/gu), ([, plain = '', other = '']) => [plain, other]),
)

const vowel = /[aeiou]/i
/** Translations of short texts grow most. */
const short = 12
/** What a translation keeps as it is: placeholders, tags, entities. */
const kept = /(\{\{[^}]*\}\}|<[^<>]*>|&#?\w+;)/

function stretch(words: string, times: number): string {
  return Array.from(words, (letter) => (accents.get(letter) ?? letter).repeat(vowel.test(letter) ? times : 1)).join('')
}

/** A text as a longer language with accents might have it, in brackets, so that what is cut off or built of pieces shows. */
export function pseudoText(text: string): string {
  const times = text.length < short ? 3 : 2
  const parts = text.split(kept).map((part, index) => (index % 2 === 0 ? stretch(part, times) : part))
  return `[${parts.join('')}]`
}

/** Words with every text of theirs made longer. */
export function pseudoWords(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoWords(value)]))
}
