import { drawStories, type DrawOptions } from './draw.ts'
import { looks } from './looks.ts'

/** No token is of this colour. */
const mark = 'rgb(1, 254, 3)'

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
  /** The variable of a colour token. */
  variable: string
}

/** The stories that show a colour by day on a desktop, found without a look at their pictures. */
export async function paintedWith({ variable, stories, ...where }: PaintedOptions): Promise<string[]> {
  const using = new Set<string>()
  await drawStories({
    ...where,
    stories,
    pages: 1,
    wanted: looks.slice(0, 1),
    prepare: async ({ page }) => {
      await page.addStyleTag({ content: `:root, :root.light, :root.dark { ${variable}: ${mark} !important }` })
    },
    inPage: async (story, { page }) => {
      if (await page.evaluate(isPainted, mark)) using.add(story)
    },
    onStory: () => Promise.resolve(),
  })
  return stories.filter((story) => using.has(story))
}
