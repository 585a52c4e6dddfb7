import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { phone } from '../house/devices.ts'
import { expect, test } from '../house/test.ts'
import { places } from '../lesson/places.ts'
import { signIn } from '../lesson/steps.ts'

const chapter = `/the-magic-formula/chapter/${places.chapter}`
/** Every screen of the portal with its address. */
const screens = {
  dashboard: '/dashboard',
  books: '/the-magic-formula/books',
  chapter: `${chapter}/choose`,
  content: `${chapter}/story/13`,
  exercises: `${chapter}/e/words/${places.topicId}`,
  tutorial: '/tutorial',
  'not found': '/no-such-page',
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  )
}

async function violations(page: Page) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const found = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const look of [
  { language: 'en', mode: 'light' },
  { language: 'pt', mode: 'dark' },
])
  test(`every screen is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await page.addInitScript(({ language, mode }) => {
      localStorage.setItem('the-house.language', language)
      localStorage.setItem('the-house.color-mode', mode)
    }, look)
    await page.goto('/login')
    await settle(page)
    expect(await violations(page)).toEqual([])
    await signInIn(page, look.language)
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await settle(page)
      expect(await violations(page), name).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflow(page), `${name} at 320 px`).toBe(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })

/** Signs in by the form whatever the language of its labels. */
async function signInIn(page: Page, language: string) {
  await page.locator('input[type=email]').fill('student@thehouse.test')
  await page.locator('input[type=password]').fill('magic-formula')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? /^pt/ : 'en')
}

test.describe('on a phone', () => {
  test.use(phone)

  test('nothing jumps while the screens load', async ({ page }) => {
    await signIn(page)
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await settle(page)
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                if ('value' in entry && typeof entry.value === 'number') sum += entry.value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect(shift, name).toBeLessThan(0.05)
    }
  })
})
