import { styleAttribute } from './pasted-styles.ts'

const blocks = 'p, div, pre, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, figure, hr'

/** Whether an element holds blocks, and not words alone. */
export const isOfBlocks = (node: Element): boolean => node.querySelector(blocks) !== null

/** Gives an element another name; its address and its style stay. */
export function rename(node: Element, tag: string) {
  const other = node.ownerDocument.createElement(tag)
  for (const name of ['href', styleAttribute]) {
    const value = node.getAttribute(name)
    if (value) other.setAttribute(name, value)
  }
  other.append(...node.childNodes)
  node.replaceWith(other)
}

/** Writes the line breaks of a text that is shown as it is typed. */
function breakLines(node: Node) {
  for (const child of Array.from(node.childNodes)) {
    if (!(child instanceof Text)) breakLines(child)
    else if (child.data.includes('\n')) {
      const lines = child.data.trim().split('\n')
      child.replaceWith(
        ...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])),
      )
    }
  }
}

/** Makes paragraphs of what other programs write as paragraphs: without them, their lines would run together. */
export function readBlocks(root: HTMLElement) {
  for (const text of root.querySelectorAll('pre')) breakLines(text)
  for (const node of root.querySelectorAll('div, pre')) if (!isOfBlocks(node)) rename(node, 'p')
}
