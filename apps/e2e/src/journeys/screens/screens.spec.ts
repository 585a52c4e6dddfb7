import { phone } from '../../harness/devices.ts'
import { expectNoClipping, expectAccessible, looks, lookLike, waitForIdle } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { shiftOf } from '../../harness/shift.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { screens } from '../../harness/screens.ts'
import { accounts, signIn, storeSession } from '../../lesson/steps.ts'

for (const look of looks)
  test(`every screen is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    // More than a dozen screens, each checked for accessibility.
    test.slow()
    await lookLike(page, look)
    await page.goto('/login')
    await expectAccessible(page, 'login')
    await storeSession(page, accounts.student)
    await page.goto('/')
    for (const [name, path] of Object.entries(screens)) {
      await navigate(page, path)
      await expect(page.locator('html'), name).toHaveAttribute('lang', look.language === 'pt' ? /^pt/ : 'en')
      await expectAccessible(page, name)
      await expectNoClipping(page, name)
    }
  })

for (const look of looks)
  test(`the reports of errors are accessible and fit, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await lookLike(page, look)
    const authorization = await storeSession(page, accounts.admin)
    await page.request.post('/api/v1/report_error', {
      headers: { authorization },
      data: { subject: 'Others', description: 'x'.repeat(150), url: '/dashboard', details: 'A browser' },
    })
    await page.goto('/admin/reports')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectAccessible(page, 'reports')
    await expectNoClipping(page, 'reports')
  })

for (const look of looks)
  test(`the screens about people are accessible and fit, in ${look.language} and ${look.mode}`, async ({ page }) => {
    test.slow()
    await lookLike(page, look)
    await storeSession(page, accounts.admin)
    await page.goto('/admin/people')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectAccessible(page, 'people')
    await expectNoClipping(page, 'people')
    await navigate(page, '/admin/people/1')
    await expect(page.getByRole('main').locator('select').first()).toBeVisible()
    await expectAccessible(page, 'one of the people')
    await expectNoClipping(page, 'one of the people')
    await navigate(page, '/admin/people/enrol')
    const buffer = Buffer.from('code,profile,unit,name\nLOOK-1,student,Nowhere,Ana\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectAccessible(page, 'a file of people')
    await expectNoClipping(page, 'a file of people')
  })

for (const look of looks)
  test(`the screens of the timetable are accessible and fit, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    test.slow()
    await lookLike(page, look)
    await storeSession(page, accounts.admin)
    await page.goto('/admin/timetable?view=week')
    await expect(page.locator('[data-entry]').first()).toBeVisible()
    await expectAccessible(page, 'the week')
    await navigate(page, '/admin/timetable?view=list')
    await page.locator('[data-entry]').first().click()
    await expect(page.getByRole('dialog').locator('dl')).toBeVisible()
    await expectAccessible(page, 'a class')
    await expectNoClipping(page, 'a class')
    await navigate(page, '/admin/timetable/problems')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectAccessible(page, 'classes to mend')
    await expectNoClipping(page, 'classes to mend')
    await navigate(page, '/admin/timetable/absence')
    await expect(page.getByRole('main').locator('select').first()).toBeVisible()
    await expectAccessible(page, 'an absence')
    await expectNoClipping(page, 'an absence')
    await navigate(page, '/admin/series/new')
    await expect(page.getByRole('main').locator('input[type=time]')).toBeVisible()
    await expectAccessible(page, 'a series')
    await expectNoClipping(page, 'a series')
    await navigate(page, '/admin/series/import')
    await expect(page.locator('input[type=file]')).toBeAttached()
    await expectAccessible(page, 'a file of series')
    await expectNoClipping(page, 'a file of series')
  })

for (const look of looks)
  test(`queues of corrections and their tasks are accessible and fit, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    test.slow()
    await lookLike(page, look)
    await storeSession(page, accounts.teacher)
    await page.goto('/admin/correct-exercises')
    for (const path of ['/admin/correct-exercises', '/admin/correct-exercises-tests']) {
      await navigate(page, path)
      const first = page.locator(`main a[href^="${path}/exercise/"]`).first()
      await expect(first).toBeVisible()
      await expectAccessible(page, path)
      await expectNoClipping(page, path)
      await first.click()
      await expect(page.locator('main [contenteditable=true]')).toBeVisible()
      await expectAccessible(page, `a desk of ${path}`)
      await expectNoClipping(page, `a desk of ${path}`)
    }
  })

for (const look of looks)
  test(`what students object to is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await lookLike(page, look)
    await storeSession(page, accounts.admin)
    const path = '/admin/objections'
    await page.goto(path)
    const first = page.locator(`main a[href^="${path}/"]`).first()
    await expect(first).toBeVisible()
    await expectAccessible(page, path)
    await expectNoClipping(page, path)
    await first.click()
    const accept = page.getByRole('main').getByRole('button', { name: /^(Accept|Aceitar)$/ })
    await expect(page.locator('main article')).toBeVisible()
    await expectAccessible(page, 'a decision')
    await expectNoClipping(page, 'a decision')
    await accept.click()
    await expect(page.locator('dialog textarea')).toBeVisible()
    await expectAccessible(page, 'the question before a decision')
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('the bars and what is between them hold text of 200 %', async ({ page }) => {
    await signIn(page)
    // The lazy bell has loaded, too.
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    for (const name of ['dashboard', 'books', 'profile'] as const) {
      await page.goto(screens[name])
      await waitForIdle(page)
      await expectNoClipping(page, name)
    }
  })

  test('nothing jumps while the screens load', async ({ page }) => {
    test.slow()
    await signIn(page)
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await waitForIdle(page)
      const shift = await shiftOf(page)
      expect(shift, name).toBeLessThan(0.05)
    }
  })

  test('nothing jumps while the schedule finds that no class is left of this week', async ({ page }) => {
    await signIn(page)
    // The browser's clock decides which week opens, and in the last minutes of a Sunday nothing is ahead.
    const sunday = new Date()
    sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7))
    await page.clock.setFixedTime(sunday.setUTCHours(23, 55, 0, 0))
    await page.goto(screens.schedule)
    await expect(page.getByText('No class is left this week, so this is next week.')).toBeVisible()
    await waitForIdle(page)
    expect(await shiftOf(page)).toBeLessThan(0.05)
  })
})
