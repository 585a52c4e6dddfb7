const placeholders = /\{\{\s*([\w.]+)[^{}]*\}\}/g
const tags = /<(\/?)([\w-]+)\s*(\/?)>/g

/** The names of the values that a text takes: {{name}}. */
export const placeholdersOf = (value: string): string[] =>
  Array.from(value.matchAll(placeholders), ([, name]) => name ?? '')

/** The tags of a text: <link>, </link>. */
export const tagsOf = (value: string): string[] =>
  Array.from(value.matchAll(tags), ([tag]) => tag.replaceAll(/\s/g, ''))

export const withoutPlaceholders = (value: string): string => value.replaceAll(placeholders, '')

/** Braces that are no placeholder: one too few, or something between them that is no name. */
export const hasStrayBraces = (value: string): boolean => /[{}]/.test(withoutPlaceholders(value))

/** Whether every tag of a text is closed in the order in which it was opened. */
export function isBalanced(value: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', alone] of value.matchAll(tags)) {
    if (alone) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
