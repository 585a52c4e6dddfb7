/**
 * In the page: finds elements that make the page, or an open dialog, overflow the window; serialized into the page, so
 * it may not reference this module.
 */
export async function tooWide(): Promise<string[]> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  /** Whether an ancestor inside of the sheet scrolls or clips the element, so that it cannot widen the sheet. */
  const isHeldBack = (element: Element, sheet: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === sheet || parent === document.body) return false
    return clips(parent) || isHeldBack(parent, sheet)
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40) ?? ''}"`
  /** Describes what overflows a sheet; overflowing text has no box of its own, so only the width is reported for it. */
  const beyond = (sheet: Element): string[] => {
    const { scrollWidth, clientWidth, clientLeft, tagName } = sheet
    if (scrollWidth <= clientWidth) return []
    const edge = sheet.getBoundingClientRect().left + clientLeft + clientWidth
    const outside = [...sheet.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge && !isHeldBack(element, sheet),
    )
    return [`${tagName.toLowerCase()}: ${scrollWidth} pixels in ${clientWidth}`, ...outside.map(nameOf)]
  }
  const found = () => [document.documentElement, ...document.querySelectorAll('dialog[open]')].flatMap(beyond)
  // Elements that adapt to the width with a script may need some more frames.
  const deadline = performance.now() + 1000
  while (found().length > 0 && performance.now() < deadline) await new Promise(requestAnimationFrame)
  return found()
}
