import type { Page } from '@playwright/test'
import type { Exercise } from '@the-house/domain'
import { answerAnyhow } from '../../flows/answering.ts'
import { addressOfPlace, expect, first, heard, last, learners, ofType, test, type Opened } from '../../flows/test.ts'
import { button, heading, mark } from '../../lesson/steps.ts'

const main = (page: Page) => page.getByRole('main')
const verify = (page: Page) => button(page, 'Verify')
const skip = (page: Page) => button(page, 'Skip')
const next = (page: Page) => button(page, 'Next')
const finish = (page: Page) => button(page, 'Finish')
const question = (page: Page) => page.getByRole('alertdialog')
const result = (page: Page) => button(page, 'See my answers')

const marked = (page: Page) => main(page).getByText(new RegExp(`^(${Object.values(mark).join('|')}|.* letters right)$`))

const neighbour = ({ survey, exercise }: Opened, step: 1 | -1): Exercise => {
  const { exercises } = survey
  const found = exercises[exercises.findIndex(({ id }) => id === exercise.id) + step]
  if (!found) throw new Error('There is no exercise beside this one')
  return found
}

/** Finishes from the last exercise, through the confirmation, to the result. */
async function finishAnyhow(page: Page) {
  await skip(page).click()
  await question(page).getByRole('button', { name: 'Finish' }).click()
  await expect(result(page)).toBeVisible()
}

for (const learner of learners)
  test.describe(`the exercise flow, as ${learner}`, () => {
    test.use({ learner })

    test('unanswered → Verify → answered, with its mark', async ({ page, practise }) => {
      const { exercise } = await practise(ofType('UNIQUE_ALTERNATIVE'))
      await answerAnyhow(page, exercise)
      await verify(page).click()
      await expect(marked(page)).toBeVisible()
      await expect(main(page).getByRole('radio').first()).toBeDisabled()
    })

    test('Verify → the sound that plays stops', async ({ page, practise }) => {
      const { exercise } = await practise(heard)
      await answerAnyhow(page, exercise)
      await button(page, 'Play').click()
      await expect(button(page, 'Pause')).toBeVisible()
      await verify(page).click()
      await expect(button(page, 'Play')).toBeVisible()
    })

    for (const type of [
      'UNIQUE_ALTERNATIVE',
      'MULTIPLE_ALTERNATIVE',
      'COMPLETE_LETTERS',
      'COMPLETE_WORD',
      'OPEN_ANSWER',
    ] as const)
      test(`Verify waits for an answer: ${type}`, async ({ page, practise }) => {
        const { exercise } = await practise(ofType(type))
        await expect(verify(page)).toHaveAttribute('aria-disabled', 'true')
        await answerAnyhow(page, exercise)
        await expect(verify(page)).not.toHaveAttribute('aria-disabled', 'true')
      })

    test('Verify waits for every option: MULTIPLE_OPTIONS', async ({ page, practise }) => {
      await practise(ofType('MULTIPLE_OPTIONS'))
      const selects = await main(page)
        .getByRole('combobox', { name: /^Blank/ })
        .all()
      for (const select of selects) {
        await expect(verify(page)).toHaveAttribute('aria-disabled', 'true')
        await select.selectOption({ index: 1 })
      }
      await expect(verify(page)).not.toHaveAttribute('aria-disabled', 'true')
    })

    test('unanswered → Skip → the following one', async ({ page, practise }) => {
      const opened = await practise(ofType('UNIQUE_ALTERNATIVE'))
      await skip(page).click()
      await expect(heading(page, neighbour(opened, 1).title)).toBeVisible()
    })

    test('answered → Next → the following one, and no Skip any more', async ({ page, practise }) => {
      const opened = await practise(ofType('UNIQUE_ALTERNATIVE'))
      await answerAnyhow(page, opened.exercise)
      await verify(page).click()
      await expect(next(page)).toBeVisible()
      await expect(skip(page)).toHaveCount(0)
      await next(page).click()
      await expect(heading(page, neighbour(opened, 1).title)).toBeVisible()
    })

    test('Skip on the last → the question → the result', async ({ page, practise }) => {
      await practise(last)
      await finishAnyhow(page)
    })

    test('the last one answered → Finish → the question, for others are unanswered', async ({ page, practise }) => {
      const { exercise } = await practise(last)
      await answerAnyhow(page, exercise)
      await verify(page).click()
      await finish(page).click()
      await expect(question(page)).toContainText(/exercises are not answered/)
    })

    test('the question → Cancel → the exercise, nothing finished', async ({ page, practise, learning }) => {
      const { place, exercise } = await practise(last)
      await skip(page).click()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(heading(page, exercise.title)).toBeVisible()
      expect(await learning.caller.read(place)).toMatchObject({ status: 'STARTED', concluded: false })
    })

    test('finished → user and topics are loaded again', async ({ page, practise }) => {
      await practise(last)
      const user = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/me'))
      const topics = page.waitForResponse((answer) => answer.url().endsWith('/topics'))
      await finishAnyhow(page)
      expect((await user).status()).toBe(200)
      expect((await topics).status()).toBe(200)
    })

    test('the result → see my answers → the review → see my feedback → the result', async ({ page, practise }) => {
      const { exercise } = await practise(last)
      await finishAnyhow(page)
      await result(page).click()
      await expect(heading(page, exercise.title)).toBeVisible()
      await button(page, 'See my feedback').click()
      await expect(result(page)).toBeVisible()
    })

    test('the result → retry → the first exercise, unanswered', async ({ page, practise }) => {
      const { survey } = await practise(last)
      await finishAnyhow(page)
      await button(page, 'Do it again').click()
      await expect(heading(page, survey.exercises[0]?.title ?? '')).toBeVisible()
      await expect(skip(page)).toBeVisible()
    })

    test('opened without a name → the first exercise', async ({ page, practise }) => {
      const { place, survey } = await practise(first)
      await page.goto(addressOfPlace(place))
      await expect(heading(page, survey.exercises[0]?.title ?? '')).toBeVisible()
    })

    test('opened with a name → the named exercise', async ({ page, practise }) => {
      const { exercise } = await practise(last)
      await expect(heading(page, exercise.title)).toBeVisible()
    })

    test('concluded → opened → the feedback; over a link that names an exercise → that exercise', async ({
      page,
      practise,
      learning,
    }) => {
      const { place, exercise } = await practise(first)
      await learning.caller.finish(place)
      await page.goto(addressOfPlace(place))
      await expect(result(page)).toBeVisible()
      await page.goto(`${addressOfPlace(place)}?exercise=${exercise.id}`)
      await expect(heading(page, exercise.title)).toBeVisible()
      await expect(result(page)).toHaveCount(0)
    })

    test('an open answer → the note that it waits for a teacher', async ({ page, practise }) => {
      const { exercise } = await practise(ofType('OPEN_ANSWER'))
      await answerAnyhow(page, exercise)
      await verify(page).click()
      await expect(main(page).getByText(mark.waiting, { exact: true })).toBeVisible()
    })

    test('a word is chosen → its blank closes; a click on the blank → it opens, and is empty', async ({
      page,
      practise,
    }) => {
      const { exercise } = await practise(ofType('COMPLETE_WORD'))
      const word = exercise.alternatives[0]?.title ?? ''
      await main(page).getByRole('button', { name: word, exact: true }).first().click()
      const closed = main(page).getByRole('button', { name: new RegExp(`^Blank 1 of \\d+: ${word}`) })
      await closed.click()
      await expect(main(page).getByRole('button', { name: /^Blank 1 of \d+, empty/ })).toBeVisible()
    })

    test('a letter is typed → the next box; Backspace → the one before; sent in capitals', async ({
      page,
      practise,
    }) => {
      await practise(ofType('COMPLETE_LETTERS'))
      const boxes = main(page).getByRole('textbox')
      await boxes.nth(0).click()
      const saved = page.waitForRequest((request) => request.url().endsWith('/answer_alternatives'))
      await page.keyboard.type('a')
      await expect(boxes.nth(1)).toBeFocused()
      await page.keyboard.press('Backspace')
      await expect(boxes.nth(0)).toBeFocused()
      await page.keyboard.type('b')
      const body: unknown = (await saved).postDataJSON()
      expect(JSON.stringify(body)).toMatch(/"answer_text":"[A-Z_]/)
    })
  })
