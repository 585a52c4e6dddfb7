const mark = /⟦([\w.-]+)⟧/g

/** Wraps a key in markers, to be displayed instead of its text. */
export const marked = (key: string): string => `⟦${key}⟧`

/** The marked keys in a text. */
export const keysIn = (text: string): string[] => Array.from(text.matchAll(mark), ([, key]) => key ?? '')

const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
]

/** The keys in an element's own text and attributes, without those of its children. */
export function keysOf(element: Element): string[] {
  const own = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const said = spoken.map((name) => element.getAttribute(name))
  return [...own.map(({ textContent }) => textContent), ...said].flatMap((text) => keysIn(text ?? ''))
}

/** Every key on a page, each once, the title first. */
export function keysOn(page: Document): string[] {
  const elements = Array.from(page.querySelectorAll('body *'))
  return Array.from(new Set([...keysIn(page.title), ...elements.flatMap(keysOf)]))
}

/** The keys of the nearest ancestor that has any. */
export function keysAround(path: readonly EventTarget[]): string[] {
  const elements = path.filter((one) => one instanceof Element)
  return elements.map(keysOf).find((keys) => keys.length > 0) ?? []
}
