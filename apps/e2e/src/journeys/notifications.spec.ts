import type { Page } from '@playwright/test'
import { calls, addressOf } from '@the-house/domain'
import { phone } from '../house/devices.ts'
import { expect, test } from '../house/test.ts'
import { accounts, password, signIn } from '../lesson/steps.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const unread = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

test('a notification that is read in one tab is read in the other, without a reload', async ({ page, context }) => {
  await signIn(page)
  await expect(bell(page)).toHaveAccessibleName(/\d+ unread/)
  const before = await unread(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect.poll(() => unread(other)).toBe(before)
  await bell(page).click()
  await page
    .getByRole('button', { name: /^Unread:.*Message/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  await expect.poll(() => unread(page)).toBe(before - 1)
  await expect.poll(() => unread(other)).toBe(before - 1)
})

/** A test of the demonstration that its student has finished. */
const greetings = { id: 5, name: 'Good morning, Arch Street' }
const studentId = 1

/** Sends the student that test once more, as the teacher does. */
async function sendTest(page: Page) {
  const session = await page.request.post('/api/v1/session', { data: { email: accounts.teacher, password } })
  const { token } = await session.json()
  const sent = await page.request.post(addressOf(calls.sendTest, { params: { id: greetings.id } }), {
    headers: { authorization: token },
    data: { user_ids: [studentId] },
  })
  expect((await sent.json()).content).toMatchObject([{ user_id: studentId }])
}

test('a test that was sent is told in both tabs within one poll, by one request, and read in both at once', async ({
  page,
  context,
}) => {
  // A poll is waited for.
  test.slow()
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(bell(page)).toHaveAccessibleName(/\d+ unread/)
  const before = await unread(page)
  await expect.poll(() => unread(other)).toBe(before)
  const polls: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/session/notifications?page=1&size=5&unread=false')) polls.push(request.url())
  })
  await sendTest(page)
  // The portal asks every 30 seconds.
  await expect.poll(() => unread(page), { timeout: 35_000 }).toBe(before + 1)
  await expect.poll(() => unread(other)).toBe(before + 1)
  expect(polls).toHaveLength(1)
  await expect(other.getByText(greetings.name).first()).toBeVisible()

  await bell(other).click()
  await other.getByRole('button', { name: new RegExp(`^Unread:.*${greetings.name}`) }).click()
  await expect.poll(() => unread(other)).toBe(before)
  await expect.poll(() => unread(page)).toBe(before)
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByRole('button', { name: greetings.name }).first()).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: new RegExp(`^Unread:.*${greetings.name}`) }),
  ).toHaveCount(0)
  await expect.poll(() => unread(page)).toBe(before)
})

test('the bell comes once the connection is there again, without a reload', async ({ page, context }) => {
  await signIn(page)
  await page.route(/\/assets\/bell-.*\.js$/, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed')
  await page.reload()
  await missed
  await expect(bell(page)).toHaveCount(0)
  await page.unroute(/\/assets\/bell-.*\.js$/)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(bell(page)).toHaveAccessibleName(/\d+ unread/)
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
    await signIn(page)
    await page.goto('/notifications')
    await page.getByRole('button', { name: /Mark all/ }).tap()
    await expect(page.getByRole('main').getByRole('button', { name: /^Unread:/ })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notifications, none unread')
  })
})
