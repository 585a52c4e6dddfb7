import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from './browser.ts'
import { areShown, watchFocus } from './in-page.ts'
import { pagesWithFrames, serve, type Site } from './site.ts'

let site: Site
let browser: Browser
/** One for all pages: a browser compiles what it has kept faster than what it reads anew. */
let context: BrowserContext

beforeAll(async () => {
  site = await serve()
  browser = await launch()
  context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

/** Opens a page in its own tab and records its console errors. */
async function open(id: string, viewMode: 'docs' | 'story'): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage()
  const complaints: string[] = []
  // A page with many iframes loads slowly on a busy machine.
  page.setDefaultTimeout(60_000)
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  await page.addInitScript(watchFocus)
  await page.goto(`${site.address}/iframe.html?viewMode=${viewMode}&id=${id}`)
  return { page, complaints }
}

// Stories inline take the focus as those in iframes do: one story of each kind, and every page with iframes.
it.for([...pagesWithFrames(), 'exercises-secondversionform--docs'])(
  '%s opens at its head, takes no focus and complains of nothing',
  async (id) => {
    const { page, complaints } = await open(id, 'docs')
    await page.waitForFunction(areShown)
    const { tagName, ...taken } = await page.evaluate(() => ({
      scrolled: window.scrollY,
      focused: window.focused,
      tagName: document.activeElement?.tagName,
    }))
    await page.close()
    expect({ ...taken, complaints }).toEqual({ scrolled: 0, focused: [], complaints: [] })
    expect(tagName, 'no frame has it either').toBe('BODY')
  },
)

it('plays a story on its own page', async () => {
  const { page } = await open('components-dialog--gives-the-focus-back', 'story')
  await expect(page.locator('button:focus', { hasText: 'Instructions' }).waitFor()).resolves.toBeUndefined()
})

it('lets a reader into a story on a page of words', async () => {
  const { page } = await open('components-dialog--docs', 'docs')
  const story = page.frameLocator('#iframe--components-dialog--gives-the-focus-back')
  await story.getByRole('button', { name: 'Instructions' }).click()
  await story.getByRole('button', { name: 'Close' }).click()
  await expect(story.locator('button:focus', { hasText: 'Instructions' }).waitFor()).resolves.toBeUndefined()
})
