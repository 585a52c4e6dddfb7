import { isElement, textOf, type Element, type QtiNode } from './element.ts'

/** What stands for a place to write in before more text, as where an answer of GIFT is no gap. */
export const numberGap = ' _____ '

/** The text after an element in a content. */
function textAfter(nodes: readonly QtiNode[], place: Element): string | undefined {
  for (const [index, node] of nodes.entries()) {
    if (!isElement(node)) continue
    const inner = node === place ? '' : textAfter(node.children, place)
    if (inner !== undefined)
      return (
        inner +
        nodes
          .slice(index + 1)
          .map(textOf)
          .join('')
      )
  }
  return undefined
}

/** Puts a sign into the place for a number where text follows it; at the end of a text it says nothing. */
export function withNumberGap(content: Element, place: Element): Element {
  if (!textAfter(content.children, place)?.trim()) return content
  const shown = (nodes: readonly QtiNode[]): QtiNode[] =>
    nodes.map((node) => {
      if (node === place) return numberGap
      return isElement(node) ? { ...node, children: shown(node.children) } : node
    })
  return { ...content, children: shown(content.children) }
}
