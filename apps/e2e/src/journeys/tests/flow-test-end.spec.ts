import { expect, learners, test } from '../../flows/test.ts'
import { countdown, main, startTest } from '../../timed/steps.ts'

for (const learner of learners)
  test.describe(`the status of a test, as ${learner}`, () => {
    test.use({ learner })

    test('STARTED → under 10 minutes → red → 0h0m0s → FINISHED_EXPIRED', async ({ page, receive, learning }) => {
      // Waits a whole minute.
      test.slow()
      const id = await receive('oneMinute')
      await page.goto(`/test/${id}`)
      const plain = await page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).color)
      await startTest(page, id)
      await expect(main(page).getByText('Last minutes', { exact: true })).toBeVisible()
      expect(await countdown(page).evaluate((time) => getComputedStyle(time).color)).not.toBe(plain)
      await expect(countdown(page)).toHaveText('0h0m0s', { timeout: 70_000 })
      await expect(main(page).getByText('Finished: time over', { exact: true })).toBeVisible()
      const { status, end_at, finish_at } = await learning.caller.testInfo(id)
      expect({ status, finish_at }).toEqual({ status: 'FINISHED_EXPIRED', finish_at: end_at })
    })
  })
