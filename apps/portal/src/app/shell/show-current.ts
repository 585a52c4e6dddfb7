/** The nearest ancestor that scrolls what is in it. */
function panelOf(element: Element): Element | null {
  const parent = element.parentElement
  return !parent || getComputedStyle(parent).overflowY === 'auto' ? parent : panelOf(parent)
}

/**
 * Scrolls the current link of a menu to the middle of its panel if it is out of sight. Only the panel moves, not the
 * page and not the focus, and it jumps, so that there is no motion to reduce.
 */
export function showCurrent(menu: Element): void {
  const link = menu.querySelector('[aria-current]')
  const panel = link && panelOf(link)
  if (!panel) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = panel.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) panel.scrollTop += (top + bottom - frame.top - frame.bottom) / 2
}
