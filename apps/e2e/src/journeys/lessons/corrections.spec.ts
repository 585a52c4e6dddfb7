import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { besides, button, heading } from '../../lesson/steps.ts'
import { handInText, openText as text } from '../../timed/texts.ts'

const main = (page: Page) => page.getByRole('main')
const queue = '/admin/correct-exercises'

/** The teacher corrects the open answer by keyboard only. */
async function correctByKeyboard(page: Page) {
  const answer = page.getByRole('region', { name: 'Answer of Helena Duarte' })
  await expect(answer).toHaveText(text.right.write)
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(answer).toBeFocused()
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.keyboard.type('A good word.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Comments on passages' })).toContainText('sofa A good word.')
  await page.keyboard.press('8')
  await expect(page.getByRole('radio', { name: '8' })).toBeChecked()
  await page.keyboard.press('f')
  await page.keyboard.type('I can see your room.')
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveText('I can see your room.')
  await page.keyboard.press('Control+Enter')
}

test('a text is handed in, corrected by keyboard while the next one opens, and its student sees the correction', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two users whose actions affect each other.
  test.slow()
  await handInText(page)

  const desk = await besides(browser, baseURL, 'teacher')
  await desk.goto(queue)
  const [waiting = ''] = /\d+/.exec((await desk.getByText(/texts wait$/).textContent()) ?? '') ?? []
  const row = desk.getByRole('link', { name: `${text.title}, by Helena Duarte` }).last()
  await row.press('Enter')
  await expect(heading(desk, `${text.title}, by Helena Duarte`)).toBeFocused()
  const corrected = desk.url()
  await correctByKeyboard(desk)
  await expect(desk).not.toHaveURL(corrected)
  await expect(desk.getByText('Correction saved')).toBeVisible()
  // The form of the next text starts empty.
  await expect(desk.getByRole('textbox', { name: 'Feedback' })).toHaveText('')
  await expect(desk.getByRole('radiogroup', { name: 'Mark' }).getByRole('radio', { checked: true })).toHaveCount(0)
  await desk.goto(queue)
  await expect(desk.getByText(`${Number(waiting) - 1} texts wait`)).toBeVisible()
  await desk.context().close()

  await page.goto('/notifications')
  await main(page).getByRole('button', { name: text.title }).first().click()
  await expect(page).toHaveURL(/\?attempt=\d+&exercise=\d+$/)
  await button(page, 'See correction').click()
  await expect(main(page).getByText('Mark: 8 of 10')).toBeVisible()
  await expect(main(page).getByText('I can see your room.')).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Comments on passages' })).toContainText('A good word.')
})
