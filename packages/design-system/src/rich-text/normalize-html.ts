import type { SafeHtml } from '@the-house/domain'
import { sanitize, sanitizeToNodes } from '../html/sanitize.ts'
import { writeTableParts } from './tables/table-parts.ts'

/** A lone paragraph that is only the editor's wrapper of text. */
const alone =
  ':is(li, td, th, dd) > p:only-child, li > p:first-child:has(+ :is(ul, ol):last-child), figure > p:has(> img:only-child)'

const isEmpty = (node: Element | null): node is Element =>
  node?.tagName === 'P' && node.textContent.trim() === '' && node.querySelector('img') === null

/** Normalizes the editor's HTML for storage: the allow-list only, short, without trailing empty blocks. */
export function normalizeHtml(html: string): SafeHtml {
  const root = sanitizeToNodes(html)
  // Pictures that are still being sent.
  for (const picture of root.querySelectorAll('img:not([src])')) picture.remove()
  writeTableParts(root)
  for (const paragraph of root.querySelectorAll(alone))
    if (paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes)
  while (isEmpty(root.lastElementChild)) root.lastElementChild.remove()
  return sanitize(root.innerHTML)
}
