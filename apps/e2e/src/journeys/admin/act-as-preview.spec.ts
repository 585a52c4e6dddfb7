import type { Page } from '@playwright/test'
import { expectAccessible, expectNoClipping, looks, lookLike } from '../../harness/accessibility.ts'
import { phone } from '../../harness/devices.ts'
import { expect, test } from '../../harness/test.ts'
import { accounts, heading, passwordOf, signIn, storeSession } from '../../lesson/steps.ts'

const act = /^(Take a place|Cancel my place|Wait for a place|Leave the line)$/
const bar = (page: Page) => page.getByRole('region', { name: /^(Preview|Visualização)$/ })

/** What the student would notice of a visit: the account, notifications, tests, bookings and attempts. */
async function tracesOf(page: Page, authorization: string, student: number) {
  const { token } = await sessionOf(page, accounts.teacher)
  const own = [
    '/me',
    '/session/notifications?page=1&size=50',
    '/me/tests',
    '/me/my_classes',
    '/me/dollars?page=1&size=5',
  ]
  const seen = [`/people/${student}/attempts?page=1&size=50`, `/people/${student}/course`]
  const read = async (path: string, by: string) => {
    const answer = await page.request.get(`/api/v1${path}`, { headers: { authorization: by } })
    expect(answer.status()).toBe(200)
    // The signatures of files change with the time, too.
    return (await answer.text()).replaceAll(/\?[^"]*(?=")|"server_time":"[^"]*"/g, '')
  }
  return Promise.all([...own.map((path) => read(path, authorization)), ...seen.map((path) => read(path, token))])
}

async function sessionOf(page: Page, email: string) {
  const answer = await page.request.post('/api/v1/session', { data: { email, password: passwordOf(email) } })
  return answer.json()
}

test('a teacher sees the portal as a student, changes nothing, and is a teacher again', async ({ page }) => {
  test.slow()
  const student = await sessionOf(page, accounts.student)
  const before = await tracesOf(page, student.token, student.user.id)
  await signIn(page, 'teacher', `/admin/learners/${student.user.id}`)
  await page.getByRole('link', { name: 'See the portal as Helena Duarte' }).click()
  await expect(bar(page)).toBeFocused()
  await expect(bar(page)).toContainText('You see the portal as Helena Duarte. Nothing can be changed.')
  await expect(heading(page, 'Hello, Helena')).toBeVisible()
  await expect(heading(page, `Chapter ${student.user.chapter_number}`)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(String(student.user.dolars))

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const name of ['Books', 'My tests', 'Tribes', 'Schedule']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(bar(page)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next week' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /\d\d:\d\d – \d\d:\d\d/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: act }).click()
  // The line is joined without a question.
  const sure = page.getByRole('alertdialog').getByRole('button', { name: act })
  const told = page.getByText(/Nothing can be opened or changed that would leave a trace/)
  await expect(sure.or(told).first()).toBeVisible()
  if (await sure.isVisible()) await sure.click()
  await expect(told).toBeVisible()

  await page.keyboard.press('Escape')

  await page.goto(`/preview-of/${student.user.id}/the-magic-formula/chapter/${student.user.chapter}/choose`)
  await expect(page.getByRole('main').getByText(/Nothing can be opened or changed/)).toBeVisible()
  await expect(bar(page)).toContainText('Helena Duarte')
  await bar(page).getByRole('button', { name: 'End preview' }).click()
  await expect(heading(page, 'Helena Duarte')).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Menu of (?!Helena)/ })).toBeVisible()
  expect(await tracesOf(page, student.token, student.user.id)).toEqual(before)
})

for (const look of looks)
  test(`a preview is accessible and fits a phone, in ${look.language} and ${look.mode}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ ...phone, baseURL: server.url })
    const page = await context.newPage()
    await lookLike(page, look)
    await storeSession(page, accounts.admin)
    const { user } = await sessionOf(page, accounts.student)
    for (const path of ['dashboard', 'the-magic-formula/books', 'notifications']) {
      await page.goto(`/preview-of/${user.id}/${path}`)
      await expect(bar(page)).toBeVisible()
      await expect(page.locator('h1')).toBeVisible()
      await expectAccessible(page, path)
      await expectNoClipping(page, path)
    }
    await context.close()
  })
