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

/** Builds lists from the paragraphs that Word only formats as lists. */
export function rebuildLists(root: HTMLElement) {
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
