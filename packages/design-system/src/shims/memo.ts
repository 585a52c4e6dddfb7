const most = 1000

const isPlain = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')

/** With the length in front, no two lists of texts look alike. */
const spell = (text: string): string => `${text.length}:${text}`
const textOfPlain = (value: unknown): string => typeof value + spell(String(value))

/** A text that tells a value apart: of a primitive, or of an array or object that holds primitives alone. */
function textOf(value: unknown): string | undefined {
  if (isPlain(value)) return textOfPlain(value)
  if (typeof value !== 'object' || value === null) return undefined
  const parts: [string, unknown][] = Object.entries(value)
  let text = Array.isArray(value) ? 'list' : 'object'
  for (const [name, part] of parts) {
    if (!isPlain(part)) return undefined
    text += spell(name) + textOfPlain(part)
  }
  return text + parts.length
}

function keyOf(values: readonly unknown[]): string | undefined {
  let key = ''
  for (const value of values) {
    const text = textOf(value)
    if (text === undefined) return undefined
    key += spell(text)
  }
  return key
}

/**
 * Chakra's memo, in whose place it is built: it remembers a result by the values of the arguments. Chakra also spells
 * out nested styles, whose text costs a phone more than the styles themselves; those are made anew here, and `css`
 * remembers them by their identity (rememberStyles).
 */
export function memo<Values extends unknown[], Made>(make: (...values: Values) => Made): (...values: Values) => Made {
  const results = new Map<string, Made>()
  return (...values) => {
    const key = keyOf(values)
    const found = key === undefined ? undefined : results.get(key)
    if (found !== undefined) return found
    const made = make(...values)
    if (results.size >= most) results.clear()
    if (key !== undefined) results.set(key, made)
    return made
  }
}
