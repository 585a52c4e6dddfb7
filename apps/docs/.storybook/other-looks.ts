import { afterEach as examine } from '@storybook/addon-a11y/preview'
import { setColorMode } from '@the-house/design-system'
import { showPseudo } from '@the-house/i18n/pseudo'
import { expect, vi } from 'vitest'
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
  const a11y = {
    ...Object(parameters['a11y']),
    options: { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
  }
  const reporting = { reports: [], addReport: () => undefined }
  await examine(Object.assign({}, { id, globals: {}, viewMode: 'story', parameters: { a11y }, reporting }))
  setColorMode(own)
}

const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'

/** What holds an element back from making a sheet wider: something in it that scrolls or clips. */
function isHeldBack(element: Element, sheet: Element): boolean {
  const parent = element.parentElement
  if (!parent || parent === sheet || parent === document.body) return false
  return clips(parent) || isHeldBack(parent, sheet)
}

const wayOf = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40) ?? ''}"`

/** How much wider than its place a sheet is, and what stands beyond its edge; words that do so have no box of their own. */
function tooWide(sheet: Element): string[] {
  const { scrollWidth, clientWidth, clientLeft, tagName } = sheet
  if (scrollWidth <= clientWidth) return []
  const edge = sheet.getBoundingClientRect().left + clientLeft + clientWidth
  const beyond = [...sheet.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > edge && !isHeldBack(element, sheet),
  )
  return [`${tagName.toLowerCase()}: ${scrollWidth} pixels in ${clientWidth}`, ...beyond.map(wayOf)]
}

/** Shows the story in words that are longer than any language's, on the narrowest phone: no page and no dialog is wider than that. */
export async function fitNarrowest(): Promise<void> {
  await page.viewport(narrowest, 640)
  await showPseudo()
  await drawn()
  // What follows the width by itself may take some frames more.
  await vi.waitFor(() => {
    const sheets = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    expect(sheets.flatMap(tooWide), `it is too wide on a phone of ${narrowest} pixels`).toEqual([])
  })
}
