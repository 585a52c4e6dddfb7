/** The joiner of an emoji of several parts, such as a family, between two of them. */
const emojiJoiner = /(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu

/** The tags of a flag such as that of England. */
const flagTags = /(?<=\u{1F3F4})[\u{E0020}-\u{E007F}]+/gu

/**
 * Signs that nobody sees: control characters, line and paragraph separators, soft hyphens, fillers, zero-width signs, and
 * bidi (bidirectional) marks and overrides, by which one name can be made to look like another. The selectors of the
 * looks of an emoji are none of them.
 */
const invisible = /(?![\uFE00-\uFE0F])[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\p{Default_Ignorable_Code_Point}]/u

/** A sign that has a place of its own; a mark stands on another. */
const visible = /[^\p{M}\p{Z}\p{C}]/u

/** More marks on one sign than any language has. */
const manyMarks = /\p{M}{7}/u

/** Whether every sign of a name can be seen; spaces, the joiners of emoji and the tags of flags are allowed. */
export function isPlainText(text: string): boolean {
  const shown = text.replaceAll(emojiJoiner, '').replaceAll(flagTags, '')
  return !invisible.test(shown) && !manyMarks.test(shown) && (text.trim() === '' || visible.test(shown))
}
