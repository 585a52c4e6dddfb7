import type { Page } from '@playwright/test'
import { addressOf, calls } from '@the-house/domain'
import { callsOf } from '../access/person.ts'
import { phone } from '../house/devices.ts'
import { expectRoom, expectWhole, looks, lookLike, settle } from '../house/examine.ts'
import { shiftOf } from '../house/shift.ts'
import { expect, sharedTest, test } from '../house/test.ts'
import { accounts, heading, signIn } from '../lesson/steps.ts'

/** Of the demonstration: one class is open at any hour, and this teacher gives it. */
const openClass = (page: Page) => page.getByRole('article', { name: 'The door is open: come in and talk' })
const first = (page: Page) => openClass(page).getByRole('listitem').first()
const present = (page: Page) => first(page).getByRole('button', { name: 'Present' })
const absent = (page: Page) => first(page).getByRole('button', { name: 'Absent' })

async function openClasses(page: Page) {
  await signIn(page, 'teacher')
  await page.goto('/meets')
  await expect(present(page)).toBeVisible()
}

test('a teacher marks who is there, changes it and takes it back; it is kept, and the other tab shows it', async ({
  page,
  context,
}) => {
  await openClasses(page)
  const other = await context.newPage()
  await other.goto('/meets')
  await present(page).click()
  await expect(first(page)).toContainText('Saved')
  await expect(present(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => {
    // As coming back to the tab does.
    await other.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(present(other)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await absent(other).click()
  await expect(first(other)).toContainText('Saved')
  await page.reload()
  await expect(absent(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(openClass(page)).toContainText(/1 of \d+ marked/)
  await absent(page).click()
  await expect(first(page)).toContainText('Saved')
  await page.reload()
  await expect(openClass(page)).toContainText(/0 of \d+ marked/)
})

test('presence is marked with the keyboard alone', async ({ page }) => {
  await openClasses(page)
  await present(page).focus()
  await page.keyboard.press('Space')
  await expect(first(page)).toContainText('Saved')
  await page.keyboard.press('Tab')
  await expect(absent(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(absent(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(present(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a mark that cannot be kept is taken back, and said', async ({ page }) => {
  await openClasses(page)
  await page.route(/\/presence$/, (route) => route.abort())
  await present(page).click()
  await expect(first(page)).toContainText('Not saved.')
  await expect(present(page)).toHaveAttribute('aria-pressed', 'false')
})

sharedTest('a class that has not begun says from when on presence can be marked', async ({ page }) => {
  await openClasses(page)
  const ahead = page.getByRole('article').filter({ hasText: 'Not open yet' }).filter({ hasText: 'on the list' }).first()
  await ahead.getByText(/on the list$/).click()
  await expect(ahead.getByText(/^You can mark who is there from \d\d:\d\d on\.$/)).toBeVisible()
  await expect(ahead.getByRole('button', { name: 'Present' }).first()).toHaveAccessibleDescription(/^You can mark/)
})

sharedTest(
  'a teacher joins the open class in a new tab, and finds the classes of the last days',
  async ({ page, context }) => {
    await signIn(page, 'teacher')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My classes' }).click()
    await expect(heading(page, 'My classes')).toBeFocused()
    const opened = context.waitForEvent('page')
    await openClass(page).getByRole('link', { name: /^Join/ }).click()
    await expect(heading(await opened, 'The classroom of the demonstration')).toBeVisible()
    await page.getByRole('radio', { name: 'Earlier' }).check({ force: true })
    await expect(page).toHaveURL(/days=past/)
    await expect(page.getByRole('article').first()).toContainText('Finished')
  },
)

sharedTest('the administrator has the same screen', async ({ page }) => {
  await signIn(page, 'admin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My classes' }).click()
  await expect(heading(page, 'My classes')).toBeFocused()
})

for (const who of ['student', 'autodidact'] as const)
  sharedTest(`the classes of teachers are shut to the ${who}`, async ({ page }) => {
    await signIn(page, who)
    await expect(page.getByRole('link', { name: 'My classes', exact: true })).toHaveCount(0)
    await page.goto('/meets')
    await expect(page).toHaveURL(/\/login/)
    const { statusOf } = await callsOf(page.request, accounts[who])
    expect(await statusOf(addressOf(calls.myMeetings))).toBe(403)
  })

for (const look of looks)
  sharedTest(`a teacher’s classes are accessible and fit, in ${look.language} and ${look.mode}`, async ({ page }) => {
    test.slow()
    await signIn(page, 'teacher')
    await lookLike(page, look)
    for (const path of ['/meets', '/meets?days=past']) {
      await page.goto(path)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectWhole(page, path)
      await expectRoom(page, path)
    }
  })

sharedTest.describe('on a phone', () => {
  sharedTest.use(phone)

  sharedTest('nothing jumps while a teacher’s classes load', async ({ page }) => {
    await openClasses(page)
    await settle(page)
    expect(await shiftOf(page)).toBeLessThan(0.05)
  })
})
