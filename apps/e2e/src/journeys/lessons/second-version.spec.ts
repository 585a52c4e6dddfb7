import type { Page } from '@playwright/test'
import { expectNoClipping, expectAccessible } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { besides, button, heading } from '../../lesson/steps.ts'
import { handInText, openText } from '../../timed/texts.ts'

const main = (page: Page) => page.getByRole('main')
const { title } = openText
const student = 'Helena Duarte'
const queue = '/admin/correct-exercises'
const second = 'My soft sofa is in front of the big window. There is a lamp next to it.'

/** Sends a request as the user who is signed in on a page. */
async function call(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const authorization = await page.evaluate(() => localStorage.getItem('the-house.token') ?? '')
  const answer = await page.request.fetch(`/api/v1${path}`, { method, headers: { authorization }, data })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** The teacher corrects the pending text, and the practice is concluded. */
async function correctFirst(page: Page, desk: Page) {
  await call(page, 'POST', `/chapters/${places.chapter}/exercises_finish?topic_id=${places.topicId}`)
  const { content } = await call(desk, 'GET', '/corrections?queue=PRACTICE&size=50')
  const mine = content.findLast((one: { title: string; student: { name: string } }) => {
    return one.title === title && one.student.name === student
  })
  const correction = { feedback: '<p>Tell me more of it.</p>', evaluation: 6, version: 0 }
  await call(desk, 'PUT', `/corrections/${mine.id}`, correction)
}

/** Opens the correction from its notification. */
async function openCorrection(page: Page) {
  await page.goto('/notifications')
  await main(page).getByRole('button', { name: title }).first().click()
  await expect(page).toHaveURL(/\?attempt=\d+&exercise=\d+$/)
  await button(page, 'See correction').click()
  await expect(main(page).getByText('Tell me more of it.')).toBeVisible()
}

test('a corrected text is written once more, corrected beside the first one, and its student sees both', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two users whose actions affect each other.
  test.slow()
  await handInText(page)
  const desk = await besides(browser, baseURL, 'teacher')
  await correctFirst(page, desk)

  await openCorrection(page)
  await button(page, 'Write it again').click()
  const sheet = page.getByRole('textbox', { name: 'Your second version' })
  await expect(sheet).toBeFocused()
  await expect(sheet).toHaveValue(openText.right.write)
  await expectAccessible(page, 'the form of a second version')
  await expectNoClipping(page, 'the form of a second version')
  await sheet.fill(second)
  // The draft survives a reload.
  await openCorrection(page)
  await button(page, 'Go on with your second version').click()
  await expect(sheet).toHaveValue(second)
  await button(page, 'Send to your teacher').click()
  const version = page.getByRole('region', { name: 'Your second version' })
  await expect(version).toContainText('Your teacher reads it and corrects it')
  await expect(version.getByRole('heading', { name: 'Your second version' })).toBeFocused()

  await desk.goto(queue)
  const row = desk.getByRole('listitem').filter({ hasText: 'Second version' }).filter({ hasText: student })
  await row.getByRole('link').first().press('Enter')
  await expect(heading(desk, `${title}, second version by ${student}`)).toBeFocused()
  await expect(desk.getByRole('region', { name: `Second version of ${student}` })).toHaveText(second)
  await expect(desk.getByRole('insertion').first()).toBeVisible()
  await expect(desk.getByText('Mark: 6 of 10')).toBeVisible()
  await expectAccessible(desk, 'the desk of a second version')
  await expectNoClipping(desk, 'the desk of a second version')
  await desk.keyboard.press('9')
  await expect(desk.getByRole('radio', { name: '9' })).toBeChecked()
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText('Correction saved')).toBeVisible()
  await desk.context().close()

  await openCorrection(page)
  await expect(version.getByRole('definition')).toHaveText(['6 of 10', '9 of 10'])
  await expectAccessible(page, 'a corrected second version')
  await expectNoClipping(page, 'a corrected second version')
})
