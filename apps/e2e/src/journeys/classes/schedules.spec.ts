import type { Locator, Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { expectNoClipping, expectAccessible, looks, lookLike } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest, test } from '../../harness/test.ts'
import { enter, heading, signIn } from '../../lesson/steps.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const entries = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /\d\d:\d\d – \d\d:\d\d/ })

/** Opens the list of next week, in which no class of the demonstration has begun. */
async function openNextWeek(page: Page) {
  await page.goto('/schedules?view=list')
  await expect(heading(page, 'Schedule')).toBeVisible()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(/start_week=\d{4}-\d\d-\d\d/)
  await expect(entries(page).first()).toBeVisible()
}

/** The first class of a kind in the list, by its text. */
const first = (page: Page, kind: string) => entries(page).filter({ hasText: kind }).first()

test('a student takes a place and gives it back, each after a question, and puts the class into a calendar', async ({
  page,
}) => {
  await signIn(page)
  await openNextWeek(page)
  const free = first(page, 'Classroom')
  const name = (await free.textContent()) ?? ''
  const same = entries(page)
    .filter({ hasText: name.slice(0, 30) })
    .first()
  await free.click()
  await dialog(page).getByRole('button', { name: 'Take a place' }).click()
  await question(page).getByRole('button', { name: 'Take a place' }).click()
  await expect(dialog(page).getByText('You have a place in this class.')).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Add to my calendar' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)

  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(same).toContainText('Scheduled')
  await same.click()
  await dialog(page).getByRole('button', { name: 'Cancel my place' }).click()
  await question(page).getByRole('button', { name: 'Cancel my place' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Take a place' })).toBeVisible()
})

/** Simulates a full class by its API response: the last place was booked while the dialog was open. */
test('a place that another student took meanwhile is shown as taken at once, and the line is offered', async ({
  page,
}) => {
  await signIn(page)
  await openNextWeek(page)
  await first(page, 'Classroom').click()
  await page.route(/\/schedules\/\d+$/, (route) => route.fulfill({ status: 409, json: { token: 'class.full' } }))
  await dialog(page).getByRole('button', { name: 'Take a place' }).click()
  await question(page).getByRole('button', { name: 'Take a place' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('somebody else')
})

test('the private address of the calendar answers a calendar until it is renewed', async ({ page }) => {
  await signIn(page, 'student', '/schedules')
  await page.getByRole('button', { name: 'My calendar address' }).click()
  const field = dialog(page).getByLabel('Private address')
  await expect(field).toHaveValue(/calendars/)
  const old = new URL(await field.inputValue()).pathname
  expect(await (await page.request.get(old)).text()).toContain('BEGIN:VCALENDAR')
  await dialog(page).getByRole('button', { name: 'Renew' }).click()
  await question(page).getByRole('button', { name: 'Renew' }).click()
  await expect(dialog(page).getByText(/The old one has ended/)).toBeVisible()
  expect((await page.request.get(old)).status()).toBe(404)
  const fresh = new URL(await field.inputValue()).pathname
  expect((await page.request.get(fresh)).status()).toBe(200)
})

sharedTest(
  'the week stands in columns by its hours, the day alone in one, by mouse and by keyboard',
  async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await signIn(page)
    await page.getByRole('table', { name: 'My classes this week' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/schedules/)
    await expect(page.getByRole('columnheader')).toHaveCount(7)
    const one = entries(page).first()
    await one.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(one).toBeFocused()
    await page.getByRole('radio', { name: 'Day' }).check({ force: true })
    await expect(page).toHaveURL(/view=day/)
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked()
    expect(refused).toEqual([])
  },
)

for (const look of looks)
  sharedTest(
    `the schedule is accessible and fits in all its views, in ${look.language} and ${look.mode}`,
    async ({ page }) => {
      test.slow()
      await lookLike(page, look)
      await signIn(page, 'student', '/schedules')
      for (const view of ['week', 'day', 'list']) {
        await navigate(page, `/schedules?view=${view}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, view)
        await expectNoClipping(page, view)
      }
      await entries(page).last().click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page, 'a class')
    },
  )

sharedTest.describe('on a phone', () => {
  sharedTest.use(phone)

  sharedTest('the week is a list unless something else is chosen', async ({ page }) => {
    await page.goto('/login')
    await enter(page)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/schedules')
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await entries(page).first().tap()
    await expect(dialog(page)).toBeVisible()
  })
})
