import type { Locator, Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { expectNoClipping, expectAccessible, looks, lookLike, waitForIdle } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { shiftOf } from '../../harness/shift.ts'
import { expect, sharedTest as test, test as ownSchoolTest } from '../../harness/test.ts'
import { accounts, heading, signIn, storeSession } from '../../lesson/steps.ts'

/** The demonstration's class that is open at any hour, taught by this teacher. */
const openClass = (page: Page) => page.getByRole('article', { name: 'The door is open: come in and talk' })
const first = (page: Page) => openClass(page).getByRole('listitem').first()
const present = (page: Page) => first(page).getByRole('button', { name: 'Present' })
const absent = (page: Page) => first(page).getByRole('button', { name: 'Absent' })

async function openClasses(page: Page) {
  await signIn(page, 'teacher', '/meets')
  await expect(present(page)).toBeVisible()
}

test('a teacher marks who is there, changes it and takes it back; it is saved, and the other tab shows it', async ({
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
    // Simulates the focus event of returning to the tab.
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
  // Unmark it: other tests share the school.
  await page.keyboard.press('Enter')
  await expect(absent(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(first(page)).toContainText('Saved')
})

test('a mark that cannot be saved is taken back, and a message says so', async ({ page }) => {
  await openClasses(page)
  await page.route(/\/presence$/, (route) => route.abort())
  await present(page).click()
  await expect(first(page)).toContainText('Not saved.')
  await expect(present(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a class that has not begun says from when on presence can be marked', async ({ page }) => {
  await openClasses(page)
  const ahead = page.getByRole('article').filter({ hasText: 'Not open yet' }).filter({ hasText: 'on the list' }).first()
  await ahead.getByText(/on the list$/).click()
  await expect(ahead.getByText(/^You can mark who is there from \d\d:\d\d on\.$/)).toBeVisible()
  await expect(ahead.getByRole('button', { name: 'Present' }).first()).toHaveAccessibleDescription(/^You can mark/)
})

test('a teacher joins the open class in a new tab, and finds the classes of the last days', async ({
  page,
  context,
}) => {
  await signIn(page, 'teacher')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My classes' }).click()
  await expect(heading(page, 'My classes')).toBeFocused()
  const opened = context.waitForEvent('page')
  await openClass(page).getByRole('link', { name: /^Join/ }).click()
  await expect(heading(await opened, 'The classroom of the demonstration')).toBeVisible()
  await page.getByRole('radio', { name: 'Earlier' }).check({ force: true })
  await expect(page).toHaveURL(/days=past/)
  await expect(page.getByRole('article').first()).toContainText('Finished')
})

test('the administrator has the same screen', async ({ page }) => {
  await signIn(page, 'admin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My classes' }).click()
  await expect(heading(page, 'My classes')).toBeFocused()
})

for (const look of looks)
  test(`a teacher’s classes are accessible and fit, in ${look.language} and ${look.mode}`, async ({ page }) => {
    test.slow()
    await lookLike(page, look)
    await storeSession(page, accounts.teacher)
    await page.goto('/meets')
    for (const path of ['/meets', '/meets?days=past']) {
      await navigate(page, path)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page, path)
      await expectNoClipping(page, path)
    }
  })

/** What a teacher can do with a class, by the label in either language, which ends with its name. */
const tasksOf = (card: Locator) => card.getByRole('button', { name: /: / })

for (const look of looks)
  test(`what a teacher can do with a class is accessible, in ${look.language} and ${look.mode}`, async ({ page }) => {
    test.slow()
    await lookLike(page, look)
    await storeSession(page, accounts.teacher)
    await page.goto('/meets')
    await expect(tasksOf(openClass(page))).toHaveCount(2)
    const ahead = page.getByRole('article').filter({ has: page.getByRole('button', { name: /cover|substituto/ }) })
    const tasks = [...(await tasksOf(openClass(page)).all()), tasksOf(ahead.first()).last()]
    for (const task of tasks) {
      await task.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, (await task.textContent()) ?? '')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(task).toBeFocused()
    }
  })

ownSchoolTest('a teacher gives a link, adds who comes without a booking, and asks for cover', async ({ page }) => {
  await openClasses(page)
  await openClass(page).getByRole('button', { name: 'Change the link' }).click()
  await page.getByRole('textbox', { name: 'Link' }).fill('https://meet.example.com/mine')
  await page.keyboard.press('Enter')
  await expect(openClass(page)).toContainText('Link: https://meet.example.com/mine')
  await expect(openClass(page).getByRole('link', { name: /^Join/ })).toHaveAttribute(
    'href',
    'https://meet.example.com/mine',
  )

  await openClass(page).getByRole('button', { name: 'Add a student' }).click()
  await page.getByRole('combobox', { name: 'Student' }).click()
  const option = page.getByRole('option').first()
  const name = (await option.textContent()) ?? ''
  await option.click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const added = openClass(page).getByRole('group', { name })
  await expect(added.getByRole('button', { name: 'Present' })).toHaveAttribute('aria-pressed', 'true')

  const ahead = page.getByRole('article').filter({ has: page.getByRole('button', { name: /cover: / }) })
  const label = await ahead.first().getByRole('heading').textContent()
  const asked = page.getByRole('article', { name: label ?? '' }).first()
  await asked.getByRole('button', { name: 'Ask for cover' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('I am ill')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for cover' }).click()
  await expect(asked).toContainText('You have asked for cover.')
  await asked.getByRole('button', { name: 'Take it back' }).click()
  await expect(asked.getByRole('button', { name: 'Ask for cover' })).toBeFocused()
  await page.reload()
  await expect(openClass(page)).toContainText('Link: https://meet.example.com/mine')
  await expect(asked.getByRole('button', { name: 'Ask for cover' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('nothing jumps while a teacher’s classes load', async ({ page }) => {
    await openClasses(page)
    await waitForIdle(page)
    expect(await shiftOf(page)).toBeLessThan(0.05)
  })
})
