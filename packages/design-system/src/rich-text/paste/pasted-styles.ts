/** The attribute and the element that hold the styles of a clipboard while it is read. */
export const styleAttribute = 'data-style'
export const sheetElement = 'textarea'

/**
 * Renames the styles of a clipboard before it is parsed: a browser applies none that the Content Security Policy does
 * not allow, not even in a document that is never shown, and reports each.
 */
export const withRenamedStyles = (html: string): string =>
  html
    .replaceAll(/(<[a-z][^<>]*\s)style(?=\s*=)/gi, `$1${styleAttribute}`)
    .replaceAll(/<(\/?)style\b/gi, `<$1${sheetElement}`)

/** The style of an element by the names of its properties, in lower case. */
export const styleOf = (node: Element): ReadonlyMap<string, string> =>
  new Map(
    (node.getAttribute(styleAttribute) ?? '').split(';').map((declaration): [string, string] => {
      const [name = '', ...value] = declaration.toLowerCase().split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
