import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { networkIdle } from './navigation.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Two passes that together cover both languages and both color modes. */
export const looks = [
  { language: 'en', mode: 'light' },
  { language: 'pt', mode: 'dark' },
] as const
export type Look = (typeof looks)[number]

/** Sets the language and color mode of every page opened from here on. */
export const lookLike = (page: Page, look: Look) =>
  page.addInitScript(({ language, mode }) => {
    localStorage.setItem('the-house.language', language)
    localStorage.setItem('the-house.color-mode', mode)
  }, look)

/** Waits until nothing loads or is animated; content that replaces a skeleton is animated in turn. */
export async function waitForIdle(page: Page) {
  await networkIdle(page)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // The same as the portal's loading bar: a busy machine may be idle for half a second before it asks for the content.
  await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0)
  await page.evaluate(async () => {
    let moving: Animation[]
    do {
      moving = document.getAnimations().filter(({ playState }) => playState === 'running')
      await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    } while (moving.length > 0)
  })
}

async function violations(page: Page) {
  // Report violations only: collecting every passed node costs more time than the rules.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // The default mode opens a second page to join the results of frames of other origins; no page under test has one.
  const found = await builder.withTags(tags).setLegacyMode().analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Finds clipped text; truncated excerpts with an ellipsis are allowed, and so are elements with an accessible name. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const shut = /hidden|clip/
    return Array.from(document.querySelectorAll('header *, main *'))
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
        if (
          clientWidth <= 1 ||
          webkitLineClamp !== 'none' ||
          element.matches('input, [aria-label], a[aria-label] *, svg *')
        )
          return false
        const wide = shut.test(overflowX) && scrollWidth > clientWidth + 1
        return wide || (shut.test(overflowY) && scrollHeight > clientHeight + 1)
      })
      .map(({ outerHTML }) => outerHTML)
  })

/** Finds parts of the shell outside the window, where the user cannot scroll. */
const beside = (page: Page) =>
  page.evaluate((width) => {
    const steps = Array.from(document.querySelectorAll('header :is(a, button), nav a')).filter((one) =>
      one.checkVisibility(),
    )
    return steps
      .filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > width)
      .map(({ outerHTML }) => outerHTML)
  }, page.viewportSize()?.width ?? 0)

/** Expects that no text is clipped at twice the text size (WCAG 1.4.4). */
export async function expectNoClipping(page: Page, name: string) {
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  await enlarge('200%')
  await expect.poll(() => overflow(page), `${name} with text of 200 %`).toBe(0)
  await expect.poll(() => cut(page), `${name} with text of 200 %`).toEqual([])
  await expect.poll(() => beside(page), `${name} with text of 200 %`).toEqual([])
  await enlarge('')
}

/** Expects no axe violation, and no horizontal overflow at 320 px (WCAG 1.4.10, reflow). */
export async function expectAccessible(page: Page, name: string) {
  await waitForIdle(page)
  expect(await violations(page), name).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  // Floating elements are repositioned some frames after the resize.
  await expect.poll(() => overflow(page), `${name} at 320 px`).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}
