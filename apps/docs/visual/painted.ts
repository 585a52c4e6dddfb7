import { drawStories, type DrawOptions } from './draw.ts'

/** Colours that no token is of, one for each that is looked for. */
const markOf = (index: number) => `rgb(${index}, 254, 3)`

/** In the page: whether anything that can be seen is painted in a colour, by the styles that the browser has computed. */
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

interface PaintedOptions extends Pick<DrawOptions, 'browser' | 'address' | 'stories'> {
  /** The variables of colour tokens. */
  variables: readonly string[]
}

/** The stories that show each of some colours by day on a desktop, found without a look at their pictures. */
export async function paintedWith({ variables, stories, ...where }: PaintedOptions): Promise<Map<string, string[]>> {
  const using = new Map(variables.map((variable) => [variable, new Set<string>()]))
  const marked = variables.map((variable, index) => `${variable}: ${markOf(index)} !important`)
  await drawStories({
    ...where,
    stories,
    wanted: [],
    prepare: async ({ page }) => {
      await page.addStyleTag({ content: `:root, :root.light, :root.dark { ${marked.join(';')} }` })
    },
    inPage: async (story, { page }) => {
      for (const [index, found] of [...using.values()].entries())
        if (await page.evaluate(isPainted, markOf(index))) found.add(story)
    },
    onStory: () => Promise.resolve(),
  })
  return new Map([...using].map(([variable, found]) => [variable, stories.filter((story) => found.has(story))]))
}
