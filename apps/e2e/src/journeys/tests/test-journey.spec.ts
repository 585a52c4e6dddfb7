import { answerAnyhow } from '../../flows/answering.ts'
import { expect, test } from '../../flows/test.ts'
import { button, heading, mark } from '../../lesson/steps.ts'
import { submitTest, main, question, segments, sendAsTeacher, startTest } from '../../timed/steps.ts'

/** The id of the demonstration's test of open texts. */
const texts = 4

test('from the dashboard to the cover, later back from the notifications, and over every type to the result', async ({
  page,
  receive,
  learning,
}) => {
  // Eight exercises and four screens.
  test.slow()
  const id = await receive('twentyMinutes')
  await page.goto('/dashboard')
  await main(page).getByRole('link', { name: 'The first three rooms' }).click({ timeout: 30_000 })
  await expect(page).toHaveURL(new RegExp(`/test/${id}$`))
  await main(page).getByRole('link', { name: 'Try later' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/notifications')
  await main(page)
    .getByRole('button', { name: /The first three rooms/ })
    .first()
    .click()
  await button(page, 'Start test').click()
  await expect(main(page).getByText('Started', { exact: true })).toBeVisible()
  const { exercises } = await learning.caller.testExercises(id)
  for (const exercise of exercises) {
    await expect(heading(page, exercise.title)).toBeVisible()
    await answerAnyhow(page, exercise)
    await expect(button(page, 'Verify')).toHaveCount(0)
    await button(page, exercise === exercises.at(-1) ? 'Finish' : 'Next').click()
  }
  await expect(button(page, 'See my answers')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/test/${id}$`))
  const concluded = await learning.caller.testExercises(id)
  expect(concluded.status).toBe('FINISHED')
  expect(concluded.exercises.filter(({ answered }) => answered)).toHaveLength(exercises.length)
})

test('what was marked to come back to is still marked after a reload, and named before the end', async ({
  page,
  receive,
}) => {
  await startTest(page, await receive('twentyMinutes'))
  const flag = button(page, 'Come back to this')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/flags'))
  await flag.click()
  expect((await kept).status()).toBe(204)
  await page.reload()
  await expect(flag).toHaveAttribute('aria-pressed', 'true')
  await expect(segments(page).first()).toHaveAccessibleName(/marked to come back/)
  await segments(page).last().click()
  await button(page, 'Skip').click()
  await expect(question(page)).toContainText('8 exercises are not answered')
  await question(page)
    .getByRole('button', { name: /^Exercise 1 of 8/ })
    .click()
  await expect(flag).toHaveAttribute('aria-pressed', 'true')
})

test('texts are handed in to a teacher, and wait for the correction', async ({ page, learning }) => {
  const id = await sendAsTeacher(page, { config: texts, student: learning.user.id, extra: 0 })
  await startTest(page, id)
  await main(page).getByRole('textbox').fill('My door is red. There is a bell next to it.')
  await button(page, 'Next').click()
  await submitTest(page)
  await expect(main(page).getByText(/A teacher reads your texts next/)).toBeVisible()
  await button(page, 'See my answers').click()
  await segments(page).first().click()
  await expect(main(page).getByText(mark.waiting, { exact: true })).toBeVisible()
})

test('a notification of a correction opens the exercise and not the result', async ({ page }) => {
  const corrected = main(page).getByRole('button', { name: /Your text is back: Your door/ })
  // Tests that others have sent meanwhile push it to a later page.
  for (let at = 1; (await corrected.count()) === 0; at += 1) {
    await page.goto(`/notifications?page=${at}`)
    await expect(main(page).getByRole('list', { name: 'Notifications' })).toBeVisible()
  }
  await corrected.first().click()
  await expect(page).toHaveURL(/\/test\/\d+\?exercise=\d+$/)
  await button(page, 'See correction').click()
  await expect(
    main(page)
      .getByText(/Your text, corrected|From your teacher/)
      .first(),
  ).toBeVisible()
  await expect(button(page, 'See my answers')).toHaveCount(0)
})

test('extra time is shown before the start, and is part of the time', async ({ page, learning }) => {
  const id = await sendAsTeacher(page, { config: 5, student: learning.user.id, extra: 5 })
  await page.goto(`/test/${id}`)
  await expect(main(page).getByText('15 minutes', { exact: false }).first()).toBeVisible()
  await expect(main(page).getByText('5 minutes of it are your extra time.')).toBeVisible()
  await button(page, 'Start test').click()
  await expect(main(page).getByRole('timer')).toHaveText(/^0h1[45]m\d+s$/)
  const { start_at, end_at } = await learning.caller.testInfo(id)
  expect(Date.parse(end_at ?? '') - Date.parse(start_at ?? '')).toBe(15 * 60_000)
})
