const single = /[\u2018\u2019\u201A\u201B\u2032\u02BC]/g
const double = /[\u201C\u201D\u201E\u201F\u2033]/g

/** Normalizes a typed text: case, kind of quotes, spaces and one final full stop are ignored. */
export function normalize(typed: string): string {
  const plain = typed.normalize('NFC').replaceAll(single, "'").replaceAll(double, '"')
  const spaced = plain.replaceAll(/\s+/g, ' ').trim().toLowerCase().normalize('NFC')
  return spaced.replace(/(?<!\.)\.$/, '').trimEnd()
}

/** Whether two texts are the same answer after normalization; word order always counts. */
export const isSameText = (one: string, other: string): boolean => normalize(one) === normalize(other)
