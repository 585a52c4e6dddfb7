/** Tags, and the text that is still being typed. */
export interface TagEntry {
  tags: readonly string[]
  typed: string
}

const distinct = (tags: readonly string[]): string[] =>
  Array.from(new Set(tags.map((tag) => tag.trim()))).filter(Boolean)

/** All tags of an entry: the typed text counts as the last one, so that a form never loses it. */
export const tagsOf = ({ tags, typed }: TagEntry): string[] => distinct([...tags, typed])

/** Adds the typed text to the tags. */
export const withTyped = (entry: TagEntry): TagEntry => ({ tags: tagsOf(entry), typed: '' })

/** Takes over what the field contains now; a comma completes a tag. */
export function typing({ tags }: TagEntry, text: string): TagEntry {
  const parts = text.split(',')
  return { tags: distinct([...tags, ...parts.slice(0, -1)]), typed: (parts.at(-1) ?? '').trimStart() }
}

/** The entry of a value; it keeps the typed text unless the value was changed elsewhere. */
export const entryOf = (value: readonly string[], last: TagEntry): TagEntry =>
  tagsOf(last).join() === value.join() ? last : { tags: value, typed: '' }
