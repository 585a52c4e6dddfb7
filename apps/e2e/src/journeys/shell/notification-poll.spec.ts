import type { Page } from '@playwright/test'
import { calls, buildUrl } from '@the-house/domain'
import { events } from '../../harness/events.ts'
import { expect, test } from '../../harness/test.ts'
import { watchFor } from '../../harness/watch-for.ts'
import { bell, waiting } from '../../lesson/notifications.ts'
import { accounts, password, signIn } from '../../lesson/steps.ts'

/** A test that the demonstration's student has finished. */
const greetings = { id: 5, name: 'Good morning, Arch Street' }
const studentId = 1

/** The teacher sends the student that test once more. */
async function sendTest(page: Page) {
  const session = await page.request.post('/api/v1/session', { data: { email: accounts.teacher, password } })
  const { token } = await session.json()
  const sent = await page.request.post(buildUrl(calls.sendTest, { params: { id: greetings.id } }), {
    headers: { authorization: token },
    data: { user_ids: [studentId] },
  })
  expect((await sent.json()).content).toMatchObject([{ user_id: studentId }])
}

test('where the stream cannot pass, a test that was sent is announced in both tabs within one poll, by one request, and waits in both until it is done', async ({
  page,
  context,
}) => {
  // Waits for the polling.
  test.slow()
  await context.route(events, (route) => route.abort())
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(bell(page)).toHaveAccessibleName(/\d+ waiting/)
  const before = await waiting(page)
  await expect.poll(() => waiting(other)).toBe(before)
  const polls: string[] = []
  const announced = await watchFor(other, '[aria-label=Messages]', greetings.name)
  await sendTest(page)
  context.on('request', (request) => {
    if (request.url().includes('/session/notifications?page=1&size=5&unread=false')) polls.push(request.url())
  })
  // The portal polls every 30 seconds.
  await expect.poll(() => waiting(page), { timeout: 35_000 }).toBe(before + 1)
  await expect.poll(() => waiting(other)).toBe(before + 1)
  expect(polls).toHaveLength(1)
  await announced()

  await bell(other).click()
  await other.getByRole('button', { name: new RegExp(`^Unread:.*${greetings.name}`) }).click()
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByRole('button', { name: greetings.name }).first()).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: new RegExp(`^Unread:.*${greetings.name}`) }),
  ).toHaveCount(0)
  // The test is still to do, though its notification was read.
  await expect.poll(() => waiting(other)).toBe(before + 1)
  await expect.poll(() => waiting(page)).toBe(before + 1)
})
