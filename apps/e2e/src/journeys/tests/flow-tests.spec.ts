import type { Page } from '@playwright/test'
import { answerAnyhow } from '../../flows/answering.ts'
import { expect, learners, test } from '../../flows/test.ts'
import { button } from '../../lesson/steps.ts'

const main = (page: Page) => page.getByRole('main')
const says = (page: Page, text: string) => main(page).getByText(text, { exact: true })
const startTest = (page: Page) => button(page, 'Start test')
const countdown = (page: Page) => main(page).getByRole('timer')
const question = (page: Page) => page.getByRole('alertdialog')

/** Collects the next four texts of an element; runs in the page. */
const watch = (element: Element) =>
  new Promise<{ text: string; at: number }[]>((resolve) => {
    const said: { text: string; at: number }[] = []
    const observer = new MutationObserver(() => {
      const text = element.textContent ?? ''
      if (said.at(-1)?.text !== text) said.push({ text, at: performance.now() / 1000 })
      if (said.length < 4) return
      observer.disconnect()
      resolve(said)
    })
    observer.observe(element, { subtree: true, childList: true, characterData: true })
  })

/** Skips to the end and submits, confirming the unanswered exercises. */
async function submitTest(page: Page) {
  await main(page)
    .getByRole('button', { name: /^Exercise \d+ of \d+/ })
    .last()
    .click()
  await button(page, 'Skip').click()
  await question(page).getByRole('button', { name: 'Finish' }).click()
}

for (const learner of learners)
  test.describe(`the status of a test, as ${learner}`, () => {
    test.use({ learner })

    test('PENDING → the instructions, as Not Started, with the warning', async ({ page, receive }) => {
      await page.goto(`/test/${await receive('twentyMinutes')}`)
      await expect(says(page, 'Not Started')).toBeVisible()
      await expect(
        main(page)
          .getByText(/cannot be paused/)
          .first(),
      ).toBeVisible()
      await expect(countdown(page)).toHaveCount(0)
    })

    test('PENDING → Try later → Home, not started', async ({ page, receive, learning }) => {
      const id = await receive('twentyMinutes')
      await page.goto(`/test/${id}`)
      await main(page).getByText('Try later', { exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await learning.caller.testInfo(id)).toMatchObject({ status: 'PENDING', start_at: null })
    })

    test('PENDING → Start test → the start call → STARTED, its exercises are loaded', async ({ page, receive }) => {
      const id = await receive('twentyMinutes')
      await page.goto(`/test/${id}`)
      const start = page.waitForResponse((answer) => answer.url().endsWith(`/tests/${id}/start`))
      const exercises = page.waitForResponse((answer) => answer.url().endsWith(`/tests/${id}/exercises`))
      await startTest(page).click()
      expect((await start).status()).toBe(200)
      expect((await exercises).status()).toBe(200)
      await expect(says(page, 'Started')).toBeVisible()
      await expect(main(page).getByRole('button', { name: /^Exercise 1 of 8/ })).toBeVisible()
    })

    test('STARTED → each second → one second less', async ({ page, receive }) => {
      await page.goto(`/test/${await receive('twentyMinutes')}`)
      await startTest(page).click()
      const shown = await countdown(page).evaluate(watch)
      const parts = shown.map(({ text }) => /^0h(\d+)m(\d+)s$/.exec(text))
      const seconds = parts.map((part) => Number(part?.[1]) * 60 + Number(part?.[2]))
      // A busy page may skip a second, but what it shows goes by the clock.
      for (const [index, { at }] of shown.entries()) {
        const passed = at - (shown[0]?.at ?? 0)
        expect(Math.abs((seconds[0] ?? 0) - (seconds[index] ?? 0) - passed)).toBeLessThanOrEqual(1)
      }
      expect(seconds).toEqual(seconds.toSorted((one, other) => other - one))
      await expect(says(page, 'Last minutes')).toHaveCount(0)
    })

    test('STARTED → Finish → FINISHED, with the feedback', async ({ page, receive }) => {
      await page.goto(`/test/${await receive('twentyMinutes')}`)
      await startTest(page).click()
      await submitTest(page)
      await expect(says(page, 'Finished')).toBeVisible()
      await expect(
        main(page)
          .getByText(/% right$/)
          .first(),
      ).toBeVisible()
    })

    test('FINISHED → opened again → its exercises are loaded, to be looked at', async ({ page, receive, learning }) => {
      const id = await receive('twentyMinutes')
      await learning.caller.startTest(id)
      await learning.caller.finishTest(id)
      await page.goto(`/test/${id}`)
      await button(page, 'See my answers').click()
      await expect(main(page).getByRole('button', { name: /^Exercise 1 of 8/ })).toBeVisible()
    })

    test('no feedback is shown → Next is used directly, and no result is shown', async ({
      page,
      receive,
      learning,
    }) => {
      const id = await receive('withoutResult')
      await page.goto(`/test/${id}`)
      await startTest(page).click()
      await expect(says(page, 'Started')).toBeVisible()
      const { exercises } = await learning.caller.testExercises(id)
      if (exercises[0]) await answerAnyhow(page, exercises[0])
      await expect(button(page, 'Verify')).toHaveCount(0)
      await button(page, 'Next').click()
      await expect(main(page).getByRole('button', { name: /^Exercise 1 of 6, answered/ })).toBeVisible()
      await submitTest(page)
      await expect(says(page, 'Handed in')).toBeVisible()
      await expect(main(page).getByText(/% right$/)).toHaveCount(0)
    })

    test('no status → Problem', async ({ page, receive }) => {
      const id = await receive('twentyMinutes')
      await page.route(`**/tests/${id}/info`, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), status: null } })
      })
      await page.goto(`/test/${id}`)
      await expect(says(page, 'Problem')).toBeVisible()
      await expect(startTest(page)).toHaveCount(0)
    })

    test('the info fails → Home', async ({ page }) => {
      await page.goto('/test/999999')
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })
