import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The two passes that meet both languages and both colour modes. */
export const looks = [
  { language: 'en', mode: 'light' },
  { language: 'pt', mode: 'dark' },
] as const
export type Look = (typeof looks)[number]

/** Opens every page from here on in a language and a colour mode. */
export const lookLike = (page: Page, look: Look) =>
  page.addInitScript(({ language, mode }) => {
    localStorage.setItem('the-house.language', language)
    localStorage.setItem('the-house.color-mode', mode)
  }, look)

/** Waits until nothing loads or moves any more; what comes after the bars of a skeleton moves in its turn. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
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
  const found = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What stands in less room than its words take; an excerpt ends in dots, and what has a name is told by that. */
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

/** What of the bars stands beside the screen, where nobody can scroll. */
const beside = (page: Page) =>
  page.evaluate((width) => {
    const steps = Array.from(document.querySelectorAll('header :is(a, button), nav a')).filter((one) =>
      one.checkVisibility(),
    )
    return steps
      .filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > width)
      .map(({ outerHTML }) => outerHTML)
  }, page.viewportSize()?.width ?? 0)

/** Nothing on the page is lost when its words are twice as large. */
export async function expectRoom(page: Page, name: string) {
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  await enlarge('200%')
  await expect.poll(() => overflow(page), `${name} with text of 200 %`).toBe(0)
  await expect.poll(() => cut(page), `${name} with text of 200 %`).toEqual([])
  await expect.poll(() => beside(page), `${name} with text of 200 %`).toEqual([])
  await enlarge('')
}

/** What is on the page now breaks no rule of axe, and fits into 320 px. */
export async function expectWhole(page: Page, name: string) {
  await settle(page)
  expect(await violations(page), name).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  // What floats is placed anew some frames after the resize.
  await expect.poll(() => overflow(page), `${name} at 320 px`).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}
