import { answerAnyhow } from '../../flows/answering.ts'
import { expect, test } from '../../flows/test.ts'
import { button, heading, saved } from '../../lesson/steps.ts'
import { countdown, main, startTest } from '../../timed/steps.ts'

// Each test waits a whole minute.
test.slow()
const aMinute = { timeout: 75_000 }

test('at zero the test ends by itself, and what was chosen in the last seconds counts', async ({
  page,
  receive,
  learning,
}) => {
  const id = await receive('oneMinute')
  await startTest(page, id)
  const { exercises } = await learning.caller.testExercises(id)
  await expect(countdown(page)).toHaveText(/^0h0m[5-8]s$/, aMinute)
  if (exercises[0]) await answerAnyhow(page, exercises[0])
  await expect(button(page, 'See my answers')).toBeVisible({ timeout: 20_000 })
  await expect(main(page).getByText('Finished: time over', { exact: true })).toBeVisible()
  await expect(main(page).getByText(/does not count/)).toHaveCount(0)
  const after = await learning.caller.testExercises(id)
  expect(after).toMatchObject({ status: 'FINISHED_EXPIRED', finish_at: after.end_at })
  expect(after.exercises.filter(({ answered }) => answered)).toHaveLength(1)
})

test('without a connection before the end: what was saved counts, what was not is shown as not sent, still there', async ({
  page,
  context,
  receive,
  learning,
}) => {
  const id = await receive('oneMinute')
  await startTest(page, id)
  const { exercises } = await learning.caller.testExercises(id)
  const [first, second] = exercises
  if (!first || !second) throw new Error('The test has two exercises and more')
  await answerAnyhow(page, first)
  await expect(saved(page)).toBeVisible()
  await button(page, 'Next').click()
  await expect(heading(page, second.title)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await answerAnyhow(page, second)
  await expect(main(page).getByText(/^Offline\. Kept on this device/)).toBeVisible()
  await expect(main(page).getByText(/What was saved before the end counts/)).toBeVisible(aMinute)
  await expect(countdown(page)).toHaveText('0h0m0s')
  await context.setOffline(false)

  await expect(main(page).getByText('1 answer came too late and does not count')).toBeVisible({ timeout: 30_000 })
  const late = main(page).getByRole('button', { name: new RegExp(second.title) })
  await late.last().click()
  await expect(main(page).getByText('This answer does not count')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('This answer does not count')).toBeVisible()
  const after = await learning.caller.testExercises(id)
  expect(after.exercises.filter(({ answered }) => answered).map((one) => one.id)).toEqual([first.id])
})
