import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { places } from '../../harness/places.ts'
import { besides, button, heading, mark, openPlaces, signIn } from '../../lesson/steps.ts'
import { submitTest } from '../../timed/steps.ts'

const main = (page: Page) => page.getByRole('main')
const [, , , words] = places.exercises
const path = '/admin/objections'

/** The student's dollars, from the API of the dashboard. */
const balance = async (page: Page): Promise<number> => {
  const authorization = await page.evaluate(() => localStorage.getItem('the-house.token') ?? '')
  const answered = await page.request.get('/api/v1/me/dollars?page=1&size=1', { headers: { authorization } })
  return (await answered.json()).meta.balance
}

/** The student gives an answer that differs from the key, objects to its mark, and submits the practice. */
async function object(page: Page) {
  await signIn(page)
  await openPlaces(page)
  await main(page)
    .getByRole('button', { name: /^Exercise 4 of/ })
    .click()
  await expect(heading(page, words.title)).toBeVisible()
  await fill(page, words.wrong)
  await button(page, 'Verify').click()
  await expect(main(page).getByText(mark.wrong, { exact: true })).toBeVisible()
  await button(page, 'My answer is right').click()
  await page.getByRole('textbox', { name: /Why\?/ }).fill('Under is fine, too.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText(/It waits to be looked at/)).toBeVisible()
  await expectAccessible(page, 'an answer that waits to be looked at')
  await submitTest(page)
  await expect(main(page).getByRole('button', { name: 'See my answers' })).toBeVisible()
}

/** The administrator accepts the objection by keyboard only. */
async function acceptByKeyboard(desk: Page) {
  await desk.goto(path)
  const waiting = main(desk).getByText(/wait to be decided$/)
  const [count = ''] = /\d+/.exec((await waiting.textContent()) ?? '') ?? []
  // The newest objection is the last one.
  await main(desk).getByRole('link', { name: words.title, exact: true }).last().press('Enter')
  await expect(heading(desk, words.title).first()).toBeFocused()
  await expect(desk.getByText('Under is fine, too.')).toBeVisible()
  await button(desk, 'Accept').press('Enter')
  const question = desk.getByRole('dialog', { name: 'Count this answer as right?' })
  await expect(question.getByText(/answers? gets? right\.$/)).toBeVisible()
  await expect(question.getByText(/dollars? (is|are) paid\.$/)).toBeVisible()
  await question.getByRole('textbox').press('x')
  await desk.keyboard.press('Backspace')
  await desk.keyboard.type('So it is.')
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(/^Accepted\./)).toBeVisible()
  await expect(desk).toHaveURL(new RegExp(`${path}$`))
  await expect(waiting).toContainText(String(Number(count) - 1))
}

test('an answer that a student says is right is accepted by keyboard: result and dollars change, and the news leads to it', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two users whose actions affect each other.
  test.slow()
  await object(page)
  const before = await balance(page)

  const desk = await besides(browser, baseURL, 'admin')
  await acceptByKeyboard(desk)
  await desk.context().close()

  expect(await balance(page)).toBe(before + 1)
  await page.goto('/notifications')
  await main(page).getByRole('button', { name: words.title }).first().click()
  await expect(heading(page, words.title)).toBeVisible()
  await expect(main(page).getByText(mark.right, { exact: true })).toBeVisible()
  await expect(main(page).getByText(/it counts now/)).toBeVisible()
  await expect(main(page).getByText('So it is.')).toBeVisible()
})
