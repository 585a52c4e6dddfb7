import type { Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { followMenu } from '../../lesson/menu.ts'
import { accounts, heading, signIn } from '../../lesson/steps.ts'

const everybody = Object.keys(accounts).filter((name): name is keyof typeof accounts => name in accounts)
const articles = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('article')
/** The size of a page, and the number of its articles about studying. */
const firstPage = 10
const studyTips = 7
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the news' })
const open = async (page: Page) => {
  await page.goto('/the-house-news')
  await expect(articles(page).first()).toBeVisible()
}

for (const who of everybody)
  test(`the ${who} reads the news by the menu`, async ({ page }) => {
    await signIn(page, who)
    await followMenu(page, 'News')
    await expect(heading(page, 'The House News')).toBeFocused()
    await expect(articles(page)).toHaveCount(firstPage)
    await expect(page.getByRole('region', { name: 'Latest' }).getByRole('link')).toHaveCount(5)
  })

test('the latest article opens from the dashboard, and leads on to all news', async ({ page }) => {
  await signIn(page)
  const link = page.getByRole('article').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/the-house-news\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.getByRole('link', { name: 'Back to the news' }).click()
  await expect(page).toHaveURL(/\/the-house-news$/)
})

test('a visitor reads no news without signing in', async ({ page }) => {
  await page.goto('/the-house-news')
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/v1/news')).status()).toBe(401)
})

test('words and tags narrow the list down by one question, which the address keeps', async ({ page }) => {
  await signIn(page)
  await open(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/news?page=1&size=10')) asked.push(request.url())
  })
  const before = performance.now()
  await search(page).pressSequentially('tongue', { delay: 60 })
  const typedMs = performance.now() - before
  await expect(articles(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?term=tongue$/)
  // Only a pause of a second between two keys may send one more.
  expect(asked.length).toBeLessThanOrEqual(1 + Math.floor(typedMs / 1000))
  await page.reload()
  await expect(search(page)).toHaveValue('tongue')
  await expect(articles(page)).toHaveCount(1)

  await search(page).fill('')
  await page.getByRole('button', { name: 'study tips' }).click()
  await expect(articles(page)).toHaveCount(studyTips)
  await expect(page).toHaveURL(/\?tags=study\+tips$/)
  await search(page).fill('no such word')
  await expect(heading(page, 'No article found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(articles(page)).toHaveCount(firstPage)
})

test('the way back from an article keeps the list and its height', async ({ page }) => {
  await signIn(page, 'student', '/the-house-news?tags=events%2Ckitchen')
  await expect(articles(page)).toHaveCount(4)
  const last = articles(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const height = await page.evaluate(() => scrollY)
  expect(height).toBeGreaterThan(0)
  await last.click()
  await expect(page).toHaveURL(/\/the-house-news\/\d+$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Back to the news' }).click()
  await expect(page).toHaveURL(/\?tags=events%2Ckitchen$/)
  await expect(articles(page)).toHaveCount(4)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height)
})

test('an article is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await signIn(page, 'student', '/the-house-news/1')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The address is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('an article is printed alone, dark on white in the evening too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('the-house.color-mode', 'dark'))
  await signIn(page, 'student', '/the-house-news/1')
  const article = page.getByRole('article')
  await expect(article).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['header', 'nav', 'footer', 'main button', 'main a[href="/the-house-news"]'])
    for (const one of await page.locator(part).all()) await expect(one).toBeHidden()
  await expect(article.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the tags move under the finger, and the page stays', async ({ page }) => {
    await signIn(page)
    await open(page)
    await page.getByRole('list', { name: 'Tags' }).getByRole('button').last().click()
    await expect(articles(page)).not.toHaveCount(firstPage)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})
