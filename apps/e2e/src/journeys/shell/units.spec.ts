import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { places } from '../../harness/places.ts'
import { openPlaces, saved, signIn } from '../../lesson/steps.ts'
import { openMenu, otherUnit, presentUnit, units } from '../../lesson/units.ts'

const books = '/the-magic-formula/books'
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('the-house.token'))

/** Changes to the first unit other than the present one; returns its name. */
async function changeUnit(page: Page): Promise<string> {
  await openMenu(page)
  const other = otherUnit(page)
  const name = (await other.textContent()) ?? ''
  await other.click()
  return name
}

test('a teacher of three units goes to another; the page reloads, says so once, and other tabs follow', async ({
  page,
  context,
}) => {
  await signIn(page, 'teacher')
  const second = await context.newPage()
  await second.goto(books)
  await expect(second.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await second.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await openMenu(page)
  await expect(units(page).getByRole('button')).toHaveCount(3)
  const before = await presentUnit(page).textContent()
  await page.keyboard.press('Escape')
  const token = await tokenOf(page)

  // The other tab revalidates its stale data in the new unit.
  const readAgain = second.waitForResponse((answer) => answer.url().endsWith('/api/v1/me/books') && answer.ok())
  const name = await changeUnit(page)
  const dialog = page.getByRole('alertdialog', { name: 'Unit changed' })
  await expect(dialog.getByText(`You are now in ${name}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await readAgain
  expect(name).not.toBe(before)
  expect(await tokenOf(page)).not.toBe(token)
  for (const tab of [page, second]) {
    await openMenu(tab)
    await expect(presentUnit(tab)).toHaveText(name)
    await tab.keyboard.press('Escape')
  }
  expect(await second.evaluate(() => Reflect.has(globalThis, 'sameDocument'))).toBe(true)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('the unit is changed with the keyboard alone', async ({ page }) => {
  await signIn(page, 'teacher')
  await page.getByRole('button', { name: /^Menu of/ }).focus()
  await page.keyboard.press('Enter')
  await expect(presentUnit(page)).toBeVisible()
  const other = otherUnit(page)
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab')
    if (await other.evaluate((element) => element === document.activeElement)) break
  }
  await expect(other).toBeFocused()
  await page.keyboard.press('Enter')
  const ok = page.getByRole('alertdialog', { name: 'Unit changed' }).getByRole('button', { name: 'OK' })
  await expect(ok).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ok).toBeHidden()
})

test('answers that wait on the device survive a change of unit', async ({ page, context }) => {
  await signIn(page)
  await openPlaces(page)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/answer_alternatives', (route) => route.abort())
  await fill(page, places.exercises[0].right)
  await expect(page.getByText(/^Offline\. Kept on this device/)).toBeVisible()
  await changeUnit(second)
  await expect(second.getByRole('alertdialog', { name: 'Unit changed' })).toBeVisible()
  await page.unroute('**/answer_alternatives')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
})

test('a user of one unit is offered no list', async ({ page }) => {
  await signIn(page, 'autodidact')
  const read = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/me/unities'))
  await openMenu(page)
  await read
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(units(page)).toHaveCount(0)
})
