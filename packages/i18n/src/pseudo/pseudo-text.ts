/** Letters that the portal's own font contains, so that a pseudo text is as wide as a real translation. */
const accents = new Map(
  Array.from('aáeéiíoóuúcçnñAÁEÉIÍOÓUÚCÇ'.matchAll(/(.)(.)/gu), ([, plain = '', other = '']) => [plain, other]),
)

const vowel = /[aeiou]/i
/** Short texts grow most in translation. */
const short = 12
/** Parts that must stay unchanged: placeholders, tags, entities. */
const kept = /(\{\{[^}]*\}\}|<[^<>]*>|&#?\w+;)/

function stretch(words: string, times: number): string {
  return Array.from(words, (letter) => (accents.get(letter) ?? letter).repeat(vowel.test(letter) ? times : 1)).join('')
}

/** Lengthens a text, adds accents and brackets, so that truncated and concatenated texts become visible. */
export function pseudoText(text: string): string {
  const times = text.length < short ? 3 : 2
  const parts = text.split(kept).map((part, index) => (index % 2 === 0 ? stretch(part, times) : part))
  return `[${parts.join('')}]`
}

/** Applies `pseudoText` to every text of a catalogue. */
export function pseudoWords(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoWords(value)]))
}
