const single = /[\u2018\u2019\u201A\u201B\u2032\u02BC]/g
const double = /[\u201C\u201D\u201E\u201F\u2033]/g

/** What counts of a typed text: not its case, its kind of quotes, its spaces or one final full stop. */
export function normalise(typed: string): string {
  const plain = typed.normalize('NFC').replaceAll(single, "'").replaceAll(double, '"')
  const spaced = plain.replaceAll(/\s+/g, ' ').trim().toLowerCase().normalize('NFC')
  return spaced.replace(/(?<!\.)\.$/, '').trimEnd()
}

/** Whether two texts are the same answer; the order of words always counts. */
export const isSameText = (one: string, other: string): boolean => normalise(one) === normalise(other)
