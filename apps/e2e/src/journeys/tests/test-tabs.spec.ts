import { answerAnyhow } from '../../flows/answering.ts'
import { expect, test } from '../../flows/test.ts'
import { button, heading, saved } from '../../lesson/steps.ts'
import { submitTest, main, openTab, startTest } from '../../timed/steps.ts'

const elsewhere = 'This test is open in another tab'

test('the tab that was opened later has the test; the older one says so and can take it back', async ({
  page,
  context,
  receive,
  learning,
}) => {
  const id = await receive('twentyMinutes')
  await startTest(page, id)
  const other = await openTab(context, id)
  await expect(main(other).getByRole('radio').first()).toBeVisible()
  await expect(heading(page, elsewhere)).toBeVisible()
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  const { exercises } = await learning.caller.testExercises(id)
  if (exercises[0]) await answerAnyhow(other, exercises[0])
  await expect(saved(other)).toBeVisible()
  await button(page, 'Continue here').click()
  await expect(main(page).locator('input:checked').first()).toBeChecked()
  await expect(heading(other, elsewhere)).toBeVisible()
})

test('finishing in one tab shows the end in the other', async ({ page, context, receive }) => {
  const id = await receive('twentyMinutes')
  await startTest(page, id)
  const other = await openTab(context, id)
  await expect(heading(page, elsewhere)).toBeVisible()
  await submitTest(other)
  await expect(button(other, 'See my answers')).toBeVisible()
  await expect(button(page, 'See my answers')).toBeVisible()
})
