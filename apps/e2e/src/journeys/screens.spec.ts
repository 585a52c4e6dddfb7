import type { Page } from '@playwright/test'
import { phone } from '../house/devices.ts'
import { expectRoom, expectWhole, looks, lookLike, settle } from '../house/examine.ts'
import { shiftOf } from '../house/shift.ts'
import { expect, sharedTest as test } from '../house/test.ts'
import { places } from '../lesson/places.ts'
import { accounts, password, signIn } from '../lesson/steps.ts'

const chapter = `/the-magic-formula/chapter/${places.chapter}`
/** Every screen of the portal with its address. */
const screens = {
  dashboard: '/dashboard',
  books: '/the-magic-formula/books',
  chapter: `${chapter}/choose`,
  content: `${chapter}/story/13`,
  exercises: `${chapter}/e/words/${places.topicId}`,
  tutorial: '/tutorial',
  notifications: '/notifications',
  profile: '/profile',
  requirements: '/requirements',
  news: '/the-house-news',
  article: '/the-house-news/1',
  partners: '/partner',
  partner: '/partner/2',
  speaking: '/speaking/books',
  'speaking book': '/speaking/books/1',
  'speaking content': '/speaking/books/1/content/1',
  downloads: '/download/books',
  'files of a book': '/download/books/1/downloads',
  store: '/store',
  'online classes': '/online-classes',
  schedule: '/schedules',
  'schedule as a list': '/schedules?view=list',
  tribes: '/tribes',
  'not found': '/no-such-page',
}

for (const look of looks)
  test(`every screen is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    // More than a dozen screens, each examined and measured.
    test.slow()
    await lookLike(page, look)
    await page.goto('/login')
    await expectWhole(page, 'login')
    await signInIn(page, look.language)
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await expectWhole(page, name)
      await expectRoom(page, name)
    }
  })

for (const look of looks)
  test(`the reports of errors are accessible and fit, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await lookLike(page, look)
    await page.goto('/login')
    await signInIn(page, look.language, 'admin')
    await page.request.post('/api/v1/report_error', {
      headers: { authorization: await page.evaluate(() => localStorage.getItem('the-house.token') ?? '') },
      data: { subject: 'Others', description: 'x'.repeat(150), url: page.url(), details: 'A browser' },
    })
    await page.goto('/admin/reports')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectWhole(page, 'reports')
    await expectRoom(page, 'reports')
  })

for (const look of looks)
  test(`the screens about people are accessible and fit, in ${look.language} and ${look.mode}`, async ({ page }) => {
    test.slow()
    await lookLike(page, look)
    await page.goto('/login')
    await signInIn(page, look.language, 'admin')
    await page.goto('/admin/people')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectWhole(page, 'people')
    await expectRoom(page, 'people')
    await page.goto('/admin/people/1')
    await expect(page.getByRole('main').locator('select').first()).toBeVisible()
    await expectWhole(page, 'one of the people')
    await expectRoom(page, 'one of the people')
    await page.goto('/admin/people/enrol')
    const buffer = Buffer.from('code,profile,unit,name\nLOOK-1,student,Nowhere,Ana\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectWhole(page, 'a file of people')
    await expectRoom(page, 'a file of people')
  })

for (const look of looks)
  test(`queues of corrections and their desks are accessible and fit, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    test.slow()
    await lookLike(page, look)
    await page.goto('/login')
    await signInIn(page, look.language, 'teacher')
    for (const path of ['/admin/correct-exercises', '/admin/correct-exercises-tests']) {
      await page.goto(path)
      const first = page.locator(`main a[href^="${path}/exercise/"]`).first()
      await expect(first).toBeVisible()
      await expectWhole(page, path)
      await expectRoom(page, path)
      await first.click()
      await expect(page.locator('main [contenteditable=true]')).toBeVisible()
      await expectWhole(page, `a desk of ${path}`)
      await expectRoom(page, `a desk of ${path}`)
    }
  })

for (const look of looks)
  test(`what students object to is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await lookLike(page, look)
    await page.goto('/login')
    await signInIn(page, look.language, 'admin')
    const path = '/admin/objections'
    await page.goto(path)
    const first = page.locator(`main a[href^="${path}/"]`).first()
    await expect(first).toBeVisible()
    await expectWhole(page, path)
    await expectRoom(page, path)
    await first.click()
    const accept = page.getByRole('main').getByRole('button', { name: /^(Accept|Aceitar)$/ })
    await expect(page.locator('main article')).toBeVisible()
    await expectWhole(page, 'a decision')
    await expectRoom(page, 'a decision')
    await accept.click()
    await expect(page.locator('dialog textarea')).toBeVisible()
    await expectWhole(page, 'the question before a decision')
  })

/** Signs in by the form whatever the language of its labels. */
async function signInIn(page: Page, language: string, who: keyof typeof accounts = 'student') {
  await page.locator('input[type=email]').fill(accounts[who])
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? /^pt/ : 'en')
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the bars and what is between them hold text of 200 %', async ({ page }) => {
    await signIn(page)
    // The bell has come, too.
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    for (const name of ['dashboard', 'books', 'profile'] as const) {
      await page.goto(screens[name])
      await settle(page)
      await expectRoom(page, name)
    }
  })

  test('nothing jumps while the screens load', async ({ page }) => {
    test.slow()
    await signIn(page)
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await settle(page)
      const shift = await shiftOf(page)
      expect(shift, name).toBeLessThan(0.05)
    }
  })
})
