import { isShownPicture } from '@the-house/domain'
import { fileOrigins } from '../../embeds/allowed-origins.ts'
import { inertBody } from '../../html/inert-document.ts'
import { sanitize } from '../../html/sanitize.ts'
import { sheetElement, styleAttribute, styleOf, withRenamedStyles } from './pasted-styles.ts'
import { readCellClasses, rebuildTables } from './tables.ts'
import { isOfBlocks, readBlocks, rename } from './blocks.ts'
import { rebuildLists } from './word-lists.ts'

/** Inline styles of programs that write looks instead of meanings. */
const looks: readonly { tag: string; property: RegExp; value: RegExp }[] = [
  { tag: 'strong', property: /^font-weight$/, value: /^(?:bold|[6-9]00)\b/ },
  { tag: 'em', property: /^font-style$/, value: /^italic\b/ },
  { tag: 'u', property: /^text-decoration(?:-line)?$/, value: /\bunderline\b/ },
  { tag: 's', property: /^text-decoration(?:-line)?$/, value: /\bline-through\b/ },
]
/** Elements of other programs, and the school's element for them. */
const renamed: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', strike: 's' }
/** What is not shown, or is drawn: comments of Word, boxes of Google's checklists, and pictures that count readers. */
const hidden = [
  `${sheetElement}, script, meta, link, title, xml, o\\:p`,
  ...['display:none', 'mso-hide:all', 'mso-element:comment'].map((style) => `[${styleAttribute}*="${style}" i]`),
  '.MsoCommentReference, img[aria-roledescription="checkbox"], img[width="1"][height="1"]',
].join()

/** Where programs write looks: in spans, lines and items, and Google Sheets in cells. */
const styled = `:is(span, font, p, li, td)[${styleAttribute}]`

/** Whether a look of an element is that of all its text: it is a cell, or nothing in it has blocks or another look. */
const isWhole = (node: Element, property: RegExp) =>
  node.localName === 'td' ||
  (!isOfBlocks(node) &&
    Array.from(node.querySelectorAll(`[${styleAttribute}]`)).every((inner) =>
      [...styleOf(inner).keys()].every((name) => !property.test(name)),
    ))

function readLooks(root: HTMLElement) {
  for (const node of root.querySelectorAll(styled)) {
    const style = [...styleOf(node)]
    for (const { tag, property, value } of looks) {
      if (!style.some(([name, given]) => property.test(name) && value.test(given))) continue
      if (node.localName !== 'span' && !isWhole(node, property)) continue
      const inner = root.ownerDocument.createElement(tag)
      inner.append(...node.childNodes)
      node.append(inner)
    }
  }
}

/** The bold element with a normal weight that Google Docs puts around everything. */
const unwrapped = 'b[id^="docs-internal-guid"]'

/** The text of a sign that mail programs and messengers show as a picture. */
const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F)+$/u

/** Whether a picture is shown from where it is. */
const isOwn = (address: string) =>
  address.startsWith('/api/') || (/^https:/i.test(address) && isShownPicture(address, fileOrigins()))

const blank = (node: Element) => node.textContent.replaceAll('\u00A0', ' ').trim() === '' && !node.querySelector('img')

/**
 * Sanitizes pasted HTML: Word's lists become lists, styles become elements, and all that is not on the allow-list is
 * removed.
 * @param pictureOf the address to show a picture from that stands in the HTML, on the author's computer or elsewhere;
 *   null: it is left out
 */
export function cleanPaste(html: string, pictureOf: (address: string) => string | null = () => null): string {
  const body = inertBody(withRenamedStyles(html))
  readCellClasses(body)
  for (const node of body.querySelectorAll(hidden)) node.remove()
  for (const node of body.querySelectorAll(unwrapped)) node.replaceWith(...node.childNodes)
  readBlocks(body)
  rebuildLists(body)
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  readLooks(body)
  for (const [from, to] of Object.entries(renamed)) for (const node of body.querySelectorAll(from)) rename(node, to)
  rebuildTables(body)
  // Word marks every other word with a language that it guesses.
  for (const node of body.querySelectorAll('[lang]')) node.removeAttribute('lang')
  for (const node of body.querySelectorAll('img')) {
    const address = node.getAttribute('src') ?? ''
    if (isOwn(address)) continue
    if (emoji.test(node.alt)) {
      node.replaceWith(node.alt)
      continue
    }
    const source = pictureOf(address)
    if (source === null) node.remove()
    else node.setAttribute('src', source)
  }
  for (const node of body.querySelectorAll('a:not([href]), a[href^="#"]')) node.replaceWith(...node.childNodes)
  for (const node of body.querySelectorAll('p, h2, h3, h4, li, strong, em, u')) if (blank(node)) node.replaceWith(' ')
  return sanitize(body.innerHTML)
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .trim()
}
