/** The joiner of an emoji of several parts, such as a family, between two of them. */
const emojiJoiner = /(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu

/**
 * Signs that nobody sees: control characters, line and paragraph separators, soft hyphens, zero-width signs, and bidi
 * (bidirectional) marks and overrides, by which one name can be made to look like another.
 */
const invisible = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u

/** Whether every sign of a name can be seen; spaces and the joiners of emoji are allowed. */
export const isPlainText = (text: string): boolean => !invisible.test(text.replaceAll(emojiJoiner, ''))
