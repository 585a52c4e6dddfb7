/** How long in milliseconds after a letter the next one still belongs to it. */
const pause = 700

export interface Typed {
  text: string
  /** When its last letter was pressed, on the clock of events. */
  at: number
}

export const isTyping = (typed: Typed, at: number): boolean => typed.text !== '' && at - typed.at < pause

export const typedOn = (typed: Typed, letter: string, at: number): Typed => ({
  text: isTyping(typed, at) ? typed.text + letter : letter,
  at,
})

/** Capitals and accents do not matter. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The index of the next name that begins with the text, from `from` on and round; one letter leads on to the next. */
export function nextMatch(names: readonly string[], from: number, text: string): number | undefined {
  const wanted = plain(text)
  const start = text.length === 1 ? from + 1 : from
  const places = names.map((_, at) => (start + at) % names.length)
  return places.find((at) => plain(names[at] ?? '').startsWith(wanted))
}
