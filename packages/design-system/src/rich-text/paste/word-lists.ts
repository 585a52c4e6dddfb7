import { styleAttribute } from './pasted-styles.ts'

const levelOf = (node: Element): number =>
  Number(/mso-list:[^;"']*level(\d)/i.exec(node.getAttribute(styleAttribute) ?? '')?.[1] ?? 0)

/** The marker that Word prints before an item, since it writes no list: '·', '1.', 'a)'. */
const marker = `[${styleAttribute}*="mso-list:Ignore" i], [${styleAttribute}*="mso-list: Ignore" i]`

/** 'o' is the bullet of Word's second level, written as a letter, so it is no number. */
const isNumber = (text: string): boolean => /^\(?(?:\d+|[a-z]|[ivxl]+)[.)]/i.test(text.trim())

function itemOf(paragraph: Element): HTMLLIElement {
  const item = paragraph.ownerDocument.createElement('li')
  for (const drawn of paragraph.querySelectorAll(marker)) drawn.remove()
  item.append(...paragraph.childNodes)
  return item
}

/** A list under construction, and its depth. */
interface Open {
  level: number
  list: Element
}

/**
 * Word for the web writes a list for each item, and its level in an attribute: the items become paragraphs as Word
 * itself writes them.
 */
function readWebItems(root: HTMLElement) {
  for (const item of root.querySelectorAll('li[data-aria-level]')) {
    const paragraph = root.ownerDocument.createElement('p')
    paragraph.setAttribute(styleAttribute, `mso-list:l0 level${item.getAttribute('data-aria-level')}`)
    const drawn = root.ownerDocument.createElement('span')
    drawn.setAttribute(styleAttribute, 'mso-list:Ignore')
    drawn.append(item.parentElement?.localName === 'ol' ? '1.' : '·')
    for (const line of item.querySelectorAll('p')) line.replaceWith(...line.childNodes)
    paragraph.append(drawn, ...item.childNodes)
    item.replaceWith(paragraph)
  }
  for (const node of root.querySelectorAll(':is(ul, ol):has(> p), .ListContainerWrapper'))
    node.replaceWith(...node.childNodes)
}

/** Builds lists from the paragraphs that Word only formats as lists. */
export function rebuildLists(root: HTMLElement) {
  readWebItems(root)
  const open: Open[] = []
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph)
    if (level === 0) {
      open.length = 0
      continue
    }
    const tag = isNumber(paragraph.querySelector(marker)?.textContent ?? '') ? 'ol' : 'ul'
    // Any element between, even an empty table, ends a list.
    if (open[0] && open[0].list !== paragraph.previousElementSibling) open.length = 0
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const last = open.at(-1)
    const item = itemOf(paragraph)
    if (last?.level === level && last.list.localName === tag) {
      last.list.append(item)
      paragraph.remove()
      continue
    }
    if (last?.level === level) open.pop()
    const list = root.ownerDocument.createElement(tag)
    list.append(item)
    const parent = open.at(-1)?.list.lastElementChild
    if (parent) {
      parent.append(list)
      paragraph.remove()
    } else paragraph.replaceWith(list)
    open.push({ level, list })
  }
}
