/** Sanitizes the html of each item of a list. */
export function cleanItems(list: unknown, clean: (html: string) => string): unknown {
  if (!Array.isArray(list)) return list
  return list.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('html' in item)) return item
    return { ...item, html: typeof item.html === 'string' ? clean(item.html) : '' }
  })
}
