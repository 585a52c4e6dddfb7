const placeholders = /\{\{\s*([\w.]+)[^{}]*\}\}/g
const tags = /<(\/?)([\w-]+)\s*(\/?)>/g

/** The names of the placeholders in a text: {{name}}. */
export const placeholdersOf = (value: string): string[] =>
  Array.from(value.matchAll(placeholders), ([, name]) => name ?? '')

/** The tags of a text: <link>, </link>. */
export const tagsOf = (value: string): string[] =>
  Array.from(value.matchAll(tags), ([tag]) => tag.replaceAll(/\s/g, ''))

export const withoutPlaceholders = (value: string): string => value.replaceAll(placeholders, '')

/** Whether a text has braces that are no valid placeholder: an unpaired one, or an invalid name between them. */
export const hasStrayBraces = (value: string): boolean => /[{}]/.test(withoutPlaceholders(value))

/** Whether the tags of a text are balanced. */
export function isBalanced(value: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', alone] of value.matchAll(tags)) {
    if (alone) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
