import { phone } from '../../harness/devices.ts'
import { expect, test } from '../../harness/test.ts'
import { bell, waiting } from '../../lesson/notifications.ts'
import { signIn } from '../../lesson/steps.ts'
import { evict, workerReady } from '../../offline/device.ts'

test('a notification that is read in one tab is read in the other, without a reload', async ({ page, context }) => {
  await signIn(page)
  await expect(bell(page)).toHaveAccessibleName(/\d+ waiting/)
  const before = await waiting(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect.poll(() => waiting(other)).toBe(before)
  await bell(page).click()
  await page
    .getByRole('button', { name: /^Unread:.*Message/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  await expect.poll(() => waiting(page)).toBe(before - 1)
  await expect.poll(() => waiting(other)).toBe(before - 1)
})

test.describe('with the files on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the bell comes once the connection is there again, without a reload', async ({ page, context }) => {
    await signIn(page)
    await workerReady(page)
    await expect(bell(page)).toBeVisible()
    await evict(page, /\/assets\/shell-/)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/You are offline/)).toBeVisible()
    // Its space is there from the start; the file waits for the connection.
    await page.keyboard.press('Shift')
    await expect(bell(page)).toHaveCount(0)
    await context.setOffline(false)
    await expect(bell(page)).toHaveAccessibleName(/\d+ waiting/)
  })
})

test('the dropdown holds five and leads to all of them, page by page', async ({ page }) => {
  await signIn(page)
  await bell(page).click()
  const all = page.getByRole('link', { name: 'Ver todas notificações' })
  await expect(all).toBeVisible()
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveCount(5)
  await all.click()
  await expect(page).toHaveURL(/\/notifications$/)
  const items = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(items).toHaveCount(20)
  await page.getByRole('link', { name: 'Page 2 of 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(items).not.toHaveCount(20)
  await page.goBack()
  await expect(items).toHaveCount(20)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('all are marked read at once, and stay so', async ({ page }) => {
    await signIn(page, 'student', '/notifications')
    await page.getByRole('button', { name: /Mark all/ }).tap()
    await expect(page.getByRole('main').getByRole('button', { name: /^Unread:/ })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    // What is left are the tests to do, which nobody has done by reading of them.
    await page.goto('/tests')
    const toDo = page.getByRole('region', { name: 'To do' }).getByRole('listitem')
    await expect(toDo.first()).toBeVisible()
    await expect.poll(() => waiting(page)).toBe(await toDo.count())
  })
})
