import { answerAnyhow } from '../../flows/answering.ts'
import { expect, test as shared } from '../../flows/test.ts'
import { processTest as alone, withoutTours } from '../../harness/test.ts'
import { button, enter, heading, saved, signIn } from '../../lesson/steps.ts'
import { countdown, leftOnServer, main, segments, startTest, timeLeft } from '../../timed/steps.ts'

const checked = 'input:checked'
const rooms = /The first three rooms/

shared('a reload comes back to the same exercise, its answer and its end', async ({ page, receive, learning }) => {
  const id = await receive('twentyMinutes')
  await startTest(page, id)
  const { exercises } = await learning.caller.testExercises(id)
  const [first, second] = exercises
  if (!first || !second) throw new Error('The test has two exercises and more')
  await answerAnyhow(page, first)
  await button(page, 'Next').click()
  await expect(heading(page, second.title)).toBeVisible()
  await answerAnyhow(page, second)
  await expect(saved(page)).toBeVisible()
  const { end_at } = await learning.caller.testInfo(id)
  await page.reload()
  await expect(heading(page, second.title)).toBeVisible()
  await expect(segments(page).first()).toHaveAccessibleName(/, answered/)
  await expect(segments(page).nth(1)).toHaveAccessibleName(/, answered/)
  expect((await learning.caller.testInfo(id)).end_at).toBe(end_at)
})

shared(
  'another device goes on with the same answers and the same time',
  async ({ page, browser, receive, learning, baseURL }) => {
    const id = await receive('twentyMinutes')
    await startTest(page, id)
    const { exercises } = await learning.caller.testExercises(id)
    if (exercises[0]) await answerAnyhow(page, exercises[0])
    await expect(saved(page)).toBeVisible()
    const device = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = await device.newPage()
    await withoutTours(other)
    await signIn(other, 'student', `/test/${id}`)
    await expect(countdown(other)).toBeVisible({ timeout: 30_000 })
    await expect(main(other).locator(checked).first()).toBeChecked()
    await expect(async () => {
      expect(Math.abs((await timeLeft(other)) - (await timeLeft(page)))).toBeLessThanOrEqual(2)
    }).toPass()
    await device.close()
  },
)

alone(
  'a server that is killed and started again goes on with the same test, answers and end',
  async ({ page, server }) => {
    // The server starts twice.
    alone.slow()
    await signIn(page, 'student', '/notifications')
    await main(page).getByRole('button', { name: rooms }).first().click()
    await button(page, 'Start test').click()
    await main(page).getByRole('radio').first().check()
    await expect(saved(page)).toBeVisible()
    await server.kill()
    await main(page).getByRole('radio').nth(1).check()
    await expect(main(page).getByText(/^Offline\. Kept on this device/)).toBeVisible()
    const before = await timeLeft(page)
    await server.restart()
    await expect(saved(page)).toBeVisible({ timeout: 45_000 })
    expect(await timeLeft(page)).toBeLessThan(before)
    await page.reload()
    await expect(main(page).getByRole('radio').nth(1)).toBeChecked()
    await expect(countdown(page)).toHaveText(/^0h1\dm\d+s$/)
  },
)

alone(
  'a session that ends in mid-test keeps the answer, and comes back to the same exercise',
  async ({ page, server }) => {
    await signIn(page, 'student', '/notifications')
    await main(page).getByRole('button', { name: rooms }).first().click()
    await button(page, 'Start test').click()
    await segments(page).last().click()
    const text = 'There is a chicken in the fridge. There are no eggs.'
    const token = await page.evaluate(() => localStorage.getItem('the-house.token'))
    // Its poll would find out before the text is typed.
    await page.route('**/session/notifications*', (route) => route.abort())
    await page.request.post(`${server.url}/api/v1/session/logout`, { headers: { authorization: token ?? '' } })
    await main(page).getByRole('textbox').fill(text)
    await expect(page).toHaveURL(/\/login/)
    await enter(page)
    await expect(page).toHaveURL(/\/test\/\d+\?exercise=\d+$/)
    await expect(main(page).getByRole('textbox')).toHaveValue(text)
    await expect(saved(page)).toBeVisible()
  },
)

shared.describe('a device whose clock is two hours ahead', () => {
  shared.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const now = Date.now
      let ahead = 2 * 60 * 60 * 1000
      Date.now = () => now() + ahead
      addEventListener('jump', () => {
        ahead -= 5 * 60 * 60 * 1000
      })
    }),
  )

  shared('counts by the clock of the school, also when its own jumps', async ({ page, receive, learning }) => {
    const id = await receive('twentyMinutes')
    await startTest(page, id)
    const onServer = async () => leftOnServer(await learning.caller.testInfo(id))
    // The server is asked before and after, since each read takes its time.
    const expectEqual = async () => {
      const before = await onServer()
      const shown = await timeLeft(page)
      expect(shown).toBeLessThanOrEqual(before + 2)
      expect(shown).toBeGreaterThanOrEqual((await onServer()) - 2)
    }
    await expectEqual()
    const asked = page.waitForResponse((answer) => answer.url().endsWith(`/tests/${id}/exercises`))
    await page.evaluate(() => dispatchEvent(new Event('jump')))
    await asked
    await expectEqual()
    await expect(button(page, 'Skip')).toBeVisible()
  })
})
