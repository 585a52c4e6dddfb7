import type { About } from '@the-house/design-system/about'
import type { Box, Part } from './callouts.ts'

/** Elements that are visible without text. */
const drawn = 'svg, img, input, select, textarea, button, video, canvas'

const seen = ({ width, height }: DOMRect) => width > 1 && height > 1

interface Ink {
  element: Element
  box: DOMRect
}

/** All texts and drawn elements in the picture; a button counts as one element. */
function inkIn(picture: Element): Ink[] {
  const words = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT)
  const isOutermost = (element: Element) => !element.parentElement?.closest(drawn)
  const ink = Array.from(picture.querySelectorAll(drawn))
    .filter(isOutermost)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const element = text.parentElement
    // Visually hidden texts for screen readers have almost no size.
    if (!element || element.closest(drawn) || !seen(element.getBoundingClientRect())) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    ink.push(...Array.from(range.getClientRects(), (box) => ({ element, box })))
  }
  return ink.filter(({ box }) => seen(box))
}

/** Whether an element has a visible box of its own (border or background). */
function hasEdge(element: Element): boolean {
  const { borderTopWidth, backgroundColor } = getComputedStyle(element)
  return element.matches(drawn) || parseFloat(borderTopWidth) > 0 || !/, 0\)$|^transparent$/.test(backgroundColor)
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** The boxes of the parts that a callout can point at; parts that are not rendered yet are left out. */
export function partsIn(picture: Element, { anatomy, callouts = {} }: About): Part[] {
  const ground = picture.getBoundingClientRect()
  const ink = inkIn(picture)
  const inPicture = ({ left, right, top, bottom }: Box): Box => ({
    left: left - ground.left,
    right: right - ground.left,
    top: top - ground.top,
    bottom: bottom - ground.top,
  })
  return Object.keys(anatomy).flatMap((name, index) => {
    const element = callouts[name] === undefined ? null : picture.querySelector(callouts[name])
    if (!element || !seen(element.getBoundingClientRect())) return []
    const own = ink.filter((one) => element.contains(one.element)).map(({ box }) => box)
    const others = ink.filter((one) => !element.contains(one.element) && !one.element.contains(element))
    const isOwnBox = own.length === 0 || hasEdge(element)
    return [
      {
        number: index + 1,
        box: inPicture(isOwnBox ? element.getBoundingClientRect() : around(own)),
        others: others.map(({ box }) => inPicture(box)),
      },
    ]
  })
}
