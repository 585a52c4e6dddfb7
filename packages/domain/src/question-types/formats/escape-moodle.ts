/** Escapes a text for GIFT. */
export const escapeGift = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Serializes a text as a GIFT answer. */
export const giftText = (text: string): string => `[plain]${escapeGift(text)}`

/** Escapes a text for a gap in Moodle's cloze syntax. */
export const escapeCloze = (text: string): string => text.replaceAll(/[~#}{/"\\]/g, (sign) => `\\${sign}`)
