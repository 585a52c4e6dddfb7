/** Styles as Chakra passes them on: values, or styles by selector. */
interface Styles {
  [name: string]: unknown
}

/** What Chakra's `createCssFn` is given. */
interface CssContext {
  transform: (property: string, value: unknown) => Styles | undefined
  normalize: (styles: Styles) => Styles
  conditions: {
    keys: () => string[]
    resolve: (name: string) => string | string[]
    expandAtRule: (name: string) => string
  }
}

const isStyles = (value: unknown): value is Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (styles: Styles): boolean => Object.values(styles).every((value) => value === undefined)

/** Merges styles into others; the later win, at the place of the earlier. */
function merge(target: Styles, source: Styles): void {
  for (const [name, value] of Object.entries(source)) {
    const there = target[name]
    if (isStyles(there) && isStyles(value)) merge(there, value)
    else if (value !== undefined) target[name] = value
  }
}

/** The styles at a list of selectors, made where there are none. */
function inside(styles: Styles, selectors: readonly string[]): Styles {
  let at = styles
  for (const selector of selectors) {
    if (!selector) continue
    const next = at[selector]
    if (isStyles(next)) at = next
    else at = at[selector] = {}
  }
  return at
}

const marksCondition = /^_|^@|&|&$/
const important = /\s*!(important)?/i

/**
 * Chakra's `createCssFn`, in whose place it is built: makes CSS properties by selector of style props. Chakra walks all
 * styles five times and looks up its conditions for every value; this does so once, with the same result.
 */
export function createCssFn({ transform, normalize, conditions }: CssContext, sortAtRules: (styles: Styles) => Styles) {
  const named = new Set(conditions.keys())
  const isCondition = (name: string) => named.has(name) || marksCondition.test(name)

  /** A copy without what is not set, and with its at-rules spelt out. */
  function finish(styles: Styles, end: string): Styles {
    const finished: Styles = {}
    for (const [name, value] of Object.entries(styles)) {
      const key = conditions.expandAtRule(name)
      if (isStyles(value)) finished[key] = finish(value, end)
      else if (value !== null && value !== undefined) finished[key] = typeof value === 'string' ? value + end : value
    }
    return finished
  }

  function write(result: Styles, path: readonly string[], value: unknown): void {
    const names = path.filter((name) => name !== 'base')
    // A style may stand within a condition, and a condition within a style.
    const ordered = [...names.filter((name) => !isCondition(name)), ...names.filter(isCondition)]
    const [property, ...selectors] = ordered.map((name) => conditions.resolve(name))
    const isImportant = typeof value === 'string' && important.test(value)
    const made = transform(String(property), isImportant ? value.replace(important, '').trim() : value)
    const target = inside(result, selectors.flat())
    if (made) merge(target, finish(made, isImportant ? ' !important' : ''))
  }

  function walk(result: Styles, path: readonly string[], styles: Styles): void {
    for (const [name, value] of Object.entries(styles)) {
      const at = [...path, name]
      if (isStyles(value)) walk(result, at, value)
      else if (value !== null && value !== undefined) write(result, at, value)
    }
  }

  return (...given: unknown[]): Styles => {
    const [first = {}, ...others] = given.filter((styles) => isStyles(styles) && !isEmpty(styles)).filter(isStyles)
    const styles = normalize(first)
    for (const other of others) merge(styles, normalize(other))
    const result: Styles = {}
    walk(result, [], styles)
    return sortAtRules(result)
  }
}
