import { afterEach as examine } from '@storybook/addon-a11y/preview'
import { setColorMode } from '@the-house/design-system'
import { showPseudo } from '@the-house/i18n/pseudo'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** What testing hands over of the story that has just been played. */
export interface Played {
  id: string
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
}

const narrowest = 320
/** The rules of axe that look at colours; for all others day and evening are alike. */
const colourRules = ['color-contrast', 'link-in-text-block']

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const changing = () => document.getAnimations().filter((change) => change instanceof CSSTransition)

/** Waits until it is drawn. Colours are judged where a change has led to: one that ends may set off those of what it holds. */
async function drawn() {
  await frame()
  await frame()
  for (let left = changing(); left.length > 0; left = changing()) {
    for (const change of left) change.finish()
    await frame()
  }
}

/** Has axe examine the story's colours in the mode that it was not played in, in the state that its play has led to. */
export async function examineOtherMode({ id, parameters, globals }: Played): Promise<void> {
  const own = globals['mode'] === 'dark' ? 'dark' : 'light'
  setColorMode(own === 'dark' ? 'light' : 'dark')
  await drawn()
  const a11y = { ...Object(parameters['a11y']), options: { runOnly: { type: 'rule', values: colourRules } } }
  const reporting = { reports: [], addReport: () => undefined }
  await examine(Object.assign({}, { id, globals: {}, viewMode: 'story', parameters: { a11y }, reporting }))
  setColorMode(own)
}

const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'

/** What holds an element back from making the page wider: something that scrolls or clips. */
function isHeldBack(element: Element): boolean {
  const parent = element.parentElement
  if (!parent || parent === document.documentElement || parent === document.body) return false
  return clips(parent) || isHeldBack(parent)
}

const wayOf = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40) ?? ''}"`

/** Shows the story in words that are longer than any language's, on the narrowest phone: nothing is wider than that. */
export async function fitNarrowest(): Promise<void> {
  await page.viewport(narrowest, 640)
  await showPseudo()
  await drawn()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth && !isHeldBack(element),
  )
  expect(wide.map(wayOf), `the page is ${scrollWidth} pixels wide on a phone of ${narrowest}`).toEqual([])
}
