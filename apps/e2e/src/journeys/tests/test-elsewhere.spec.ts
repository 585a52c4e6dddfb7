import { besides, button } from '../../lesson/steps.ts'
import { expect, test } from '../../flows/test.ts'
import { events, whenHeard } from '../../harness/events.ts'
import { countdown, startTest, submitTest, timeLeft } from '../../timed/steps.ts'

/** Sooner than any poll. */
const told = { timeout: 20_000 }

test('a test that is handed in on one device ends on the other before it would have asked', async ({
  page,
  browser,
  baseURL,
  receive,
}) => {
  const id = await receive('twentyMinutes')
  const heard = whenHeard(page)
  await startTest(page, id)
  await heard
  const device = await besides(browser, baseURL, 'student')
  await device.goto(`/test/${id}`)
  await expect(countdown(device)).toBeVisible()
  await submitTest(device)
  await expect(button(page, 'See my answers')).toBeVisible(told)
  await device.context().close()
})

test('more time that a teacher gives shows in a running test before it would have asked', async ({
  page,
  browser,
  baseURL,
  receive,
  learning,
}) => {
  const id = await receive('twentyMinutes')
  const heard = whenHeard(page)
  await startTest(page, id)
  await heard
  const teacher = await besides(browser, baseURL, 'teacher')
  const token = await teacher.evaluate(() => localStorage.getItem('the-house.token'))
  const extended = await teacher.request.post(`/api/v1/tests/${id}/extend`, {
    headers: { authorization: token ?? '' },
    data: { minutes: 30, extra_minutes: 0 },
  })
  expect(extended.status()).toBe(200)
  await expect.poll(() => timeLeft(page), told).toBeGreaterThan(20 * 60)
  await teacher.context().close()
  await learning.caller.finishTest(id)
})

test('where the stream cannot pass, a test that is handed in elsewhere ends with the next poll', async ({
  page,
  browser,
  baseURL,
  receive,
}) => {
  test.slow()
  const id = await receive('twentyMinutes')
  await page.route(events, (route) => route.abort())
  await startTest(page, id)
  const device = await besides(browser, baseURL, 'student')
  await device.goto(`/test/${id}`)
  await expect(countdown(device)).toBeVisible()
  await submitTest(device)
  // The portal polls every 30 seconds.
  await expect(button(page, 'See my answers')).toBeVisible({ timeout: 60_000 })
  await device.context().close()
})
