import type { Studio } from './studio.ts'

/** Marker colours that no token has, one for each searched variable. */
const markOf = (index: number) => `rgb(${index}, 254, 3)`

/** In the page: whether a visible element is painted in a colour, by computed styles. */
function isPainted(colour: string): boolean {
  const paints = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && style.content === 'none') return false
    if (style.visibility === 'hidden' || style.opacity === '0') return false
    const sides = ['top', 'right', 'bottom', 'left']
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isShape = element instanceof SVGElement
    const isField = element instanceof HTMLInputElement && element.value !== ''
    return (
      (hasText && style.color === colour) ||
      (isField && style.color === colour) ||
      [style.backgroundColor, style.backgroundImage, style.boxShadow].some((value) => value.includes(colour)) ||
      sides.some(
        (side) =>
          style.getPropertyValue(`border-${side}-color`) === colour &&
          style.getPropertyValue(`border-${side}-width`) !== '0px',
      ) ||
      (style.outlineStyle !== 'none' && style.outlineColor === colour) ||
      (isShape && [style.fill, style.stroke].includes(colour))
    )
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const isShown = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect()
    return width > 1 && height > 1 && right > 0 && bottom > 0 && element.checkVisibility({ opacityProperty: true })
  }
  return [...document.body.querySelectorAll('*')].some(
    (element) => isShown(element) && (paints(element) || paints(element, '::before') || paints(element, '::after')),
  )
}

/** Those of some CSS variables of colour tokens in which the mounted story is painted, found by computed styles. */
export async function paintedIn({ page }: Studio, variables: readonly string[]): Promise<string[]> {
  const marked = variables.map((variable, index) => `${variable}: ${markOf(index)} !important`)
  const style = await page.addStyleTag({ content: `:root, :root.light, :root.dark { ${marked.join(';')} }` })
  const found: string[] = []
  for (const [index, variable] of variables.entries())
    if (await page.evaluate(isPainted, markOf(index))) found.push(variable)
  await style.evaluate((element) => element instanceof Element && element.remove())
  return found
}
