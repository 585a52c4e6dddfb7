import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launch } from './browser.ts'
import { areShown, watchFocus } from './in-page.ts'
import { pagesOfWords, serve, type Site } from './site.ts'

let site: Site
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  site = await serve()
  browser = await launch()
  page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  // A page of many frames takes long on a busy machine.
  page.setDefaultTimeout(60_000)
  await page.addInitScript(watchFocus)
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
})

beforeEach(() => {
  complaints.length = 0
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

const open = (id: string, viewMode: 'docs' | 'story') =>
  page.goto(`${site.address}/iframe.html?viewMode=${viewMode}&id=${id}`)

it.for(pagesOfWords())('%s opens at its head, takes no focus and complains of nothing', async (id) => {
  await open(id, 'docs')
  await page.waitForFunction(areShown)
  const { tagName, ...taken } = await page.evaluate(() => ({
    scrolled: window.scrollY,
    focused: window.focused,
    tagName: document.activeElement?.tagName,
  }))
  expect({ ...taken, complaints }).toEqual({ scrolled: 0, focused: [], complaints: [] })
  expect(tagName, 'no frame has it either').toBe('BODY')
})

it('plays a story on its own page', async () => {
  await open('components-dialog--gives-the-focus-back', 'story')
  await expect(page.locator('button:focus', { hasText: 'Instructions' }).waitFor()).resolves.toBeUndefined()
})

it('lets a reader into a story on a page of words', async () => {
  await open('components-dialog--docs', 'docs')
  const story = page.frameLocator('#iframe--components-dialog--gives-the-focus-back')
  await story.getByRole('button', { name: 'Instructions' }).click()
  await story.getByRole('button', { name: 'Close' }).click()
  await expect(story.locator('button:focus', { hasText: 'Instructions' }).waitFor()).resolves.toBeUndefined()
})
