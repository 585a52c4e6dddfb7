import { withoutEnds, type TextRange } from './passage-parts.ts'

/** The text offset of a selection boundary; null: outside of the text, or in a number. */
function placeOf(root: Element, node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement
  const run = element?.closest('[data-start]')
  if (!run || !root.contains(run)) return null
  // In an element, boundaries count children: before its text, or after it.
  const within = node instanceof Element ? (offset === 0 ? 0 : (run.textContent?.length ?? 0)) : offset
  return Number(run.getAttribute('data-start')) + within
}

/** The selected range of a text shown in `root`, trimmed. */
export function selectedRange(root: Element, text: string): TextRange | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || !selection.anchorNode || !selection.focusNode) return null
  const one = placeOf(root, selection.anchorNode, selection.anchorOffset)
  const other = placeOf(root, selection.focusNode, selection.focusOffset)
  if (one === null || other === null) return null
  return withoutEnds(text, { start: Math.min(one, other), end: Math.max(one, other) })
}

function boundaryAt(root: Element, place: number): [Node, number] | null {
  const runs = Array.from(root.querySelectorAll('[data-start]'))
  const run = runs.findLast((one) => Number(one.getAttribute('data-start')) <= place)
  const node = run?.firstChild
  return run && node ? [node, place - Number(run.getAttribute('data-start'))] : null
}

/** Selects a range of the text shown in `root`, as a pointer would. */
export function selectRange(root: Element, { start, end }: TextRange): void {
  const [from, to] = [boundaryAt(root, start), boundaryAt(root, end - 1)]
  if (from && to) document.getSelection()?.setBaseAndExtent(from[0], from[1], to[0], to[1] + 1)
}
