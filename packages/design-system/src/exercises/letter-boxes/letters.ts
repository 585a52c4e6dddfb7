/** The position of a box: its word and its letter, both from 0. */
export interface Place {
  word: number
  box: number
}

/** The words after a change, and the box where typing continues. */
export interface Written {
  words: string[]
  at: Place
}

const open = '_'

/** Whether a box accepts a character: one upper-case letter, digit, apostrophe or hyphen. */
const holds = (character: string) => character.length === 1 && /[\p{L}\p{N}'-]/u.test(character)

/** The characters of a typed, pasted or swiped text that fit into boxes, one for each box. */
export const lettersOf = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/[‘’]/g, "'").toUpperCase()).filter(holds).join('')

export const letterAt = (words: readonly string[], { word, box }: Place): string => {
  const letter = words[word]?.[box] ?? open
  return letter === open ? '' : letter
}

/** The first empty box of a word, or its first box when all are filled. */
export const firstOpen = (word: string): number => Math.max(0, word.indexOf(open))

const put = (word: string, box: number, letters: string) =>
  word.slice(0, box) + letters + word.slice(box + letters.length)

/** Strips the given beginning from a word that was typed whole: only the missing letters go into the boxes. */
function missingOf(letters: string, given: string, boxes: number): string {
  const known = lettersOf(given)
  return known !== '' && letters.length > boxes && letters.startsWith(known) ? letters.slice(known.length) : letters
}

/**
 * Spreads a text over the boxes from `at`. It never overflows into the next word; a space in the text continues in the
 * next word.
 * @param given the letters printed before each word's boxes
 */
export function writeLetters(
  words: readonly string[],
  at: Place,
  text: string,
  given: readonly string[] = [],
): Written {
  const written = [...words]
  let { word, box } = at
  let last = at
  for (const chunk of text.split(/\s+/).map(lettersOf).filter(Boolean)) {
    const target = written[word]
    if (target === undefined) break
    const wanted = box === 0 ? missingOf(chunk, given[word] ?? '', target.length) : chunk
    const letters = wanted.slice(0, target.length - box)
    written[word] = put(target, box, letters)
    last = { word, box: Math.min(box + letters.length, target.length - 1) }
    word += 1
    box = 0
  }
  return { words: written, at: last }
}

/** Where a letter goes that is typed behind a filled box: the next box, also across words. */
export function boxAfter(words: readonly string[], { word, box }: Place): Place | null {
  if (box + 1 < (words[word]?.length ?? 0)) return { word, box: box + 1 }
  return word + 1 < words.length ? { word: word + 1, box: 0 } : null
}

function boxBefore(words: readonly string[], { word, box }: Place): Place | null {
  if (box > 0) return { word, box: box - 1 }
  return word > 0 ? { word: word - 1, box: (words[word - 1]?.length ?? 1) - 1 } : null
}

/** Empties one box. */
export const clearLetter = (words: readonly string[], at: Place): Written => ({
  words: words.map((word, index) => (index === at.word ? put(word, at.box, open) : word)),
  at,
})

/** Backspace: empties the box; in an empty one it goes to the box before and empties that. */
export function eraseLetter(words: readonly string[], at: Place): Written {
  const target = letterAt(words, at) === '' ? boxBefore(words, at) : at
  return target ? clearLetter(words, target) : { words: [...words], at }
}

/** The characters added to a box that held `letter`, derived from its value now. */
export function addedTo(letter: string, held: string): string {
  const letters = lettersOf(held)
  return letters.length > 1 && letter !== '' ? letters.replace(letter, '') : letters
}
