import { expectAccessible, expectNoClipping, looks, lookLike } from '../../harness/accessibility.ts'
import { phone } from '../../harness/devices.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, test } from '../../harness/test.ts'
import { bell } from '../../lesson/notifications.ts'
import { accounts, besides, signIn, storeSession } from '../../lesson/steps.ts'

test('a teacher writes to a student, sees who has read it, and recalls what nobody has read', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signIn(page, 'teacher', '/admin/messages')
  for (const title of ['Bring a cup', 'Bring two cups']) {
    await page.getByRole('main').getByRole('link', { name: 'New message' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Text', { exact: true }).fill('On Monday.\nAt nine.')
    await expect(page.getByRole('region', { name: /phone of a student/ }).getByText('At nine.')).toBeVisible()
    await page.getByRole('combobox', { name: 'People by name' }).fill('Helena Duarte')
    await page.getByRole('option', { name: /Helena Duarte/ }).click()
    await page.getByRole('button', { name: 'Send to 1 person' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('0 of 1 has read it')).toBeVisible()
    await navigate(page, '/admin/messages')
  }
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Bring two cups')
  const student = await besides(browser, baseURL, 'student')
  await navigate(student, '/notifications')
  await student.getByRole('button', { name: /^Unread: Bring a cup/ }).click()
  await expect(student.getByRole('alertdialog').getByText('At nine.')).toBeVisible()
  await student.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  for (const title of ['Bring a cup', 'Bring two cups']) {
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'Recall' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Recall' }).click()
    await expect(page.getByText('Recalled', { exact: true })).toBeVisible()
    await page.goBack()
  }
  await student.reload()
  await expect(bell(student)).toBeVisible()
  await expect(student.getByRole('button', { name: /^Bring a cup Message · recalled/ })).toBeVisible()
  await expect(student.getByRole('button', { name: /Bring two cups/ })).toHaveCount(0)
  await student.context().close()
})

for (const look of looks)
  test(`the screens of messages are accessible and fit, in ${look.language} and ${look.mode}`, async ({ page }) => {
    test.slow()
    await lookLike(page, look)
    const authorization = await storeSession(page, accounts.admin)
    const body = {
      title_en: 'Closed on Monday',
      text_en: 'The school is closed.\nSee you on Tuesday.',
      title_pt: 'Segunda sem aula',
      text_pt: 'A escola fecha.',
      audience: { profiles: ['TEACHER'] },
    }
    for (const send_at of [null, new Date(Date.now() + 86_400_000).toISOString()])
      await page.request.post('/api/v1/messages', {
        headers: { authorization },
        data: { ...body, send_at, press: `${send_at} ${look.language} ${look.mode}` },
      })
    await page.goto('/admin/messages')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expectAccessible(page, 'the list')
    await expectNoClipping(page, 'the list')
    await rows.last().getByRole('link').click()
    await expect(page.locator('section[aria-labelledby=receivers] li').first()).toBeVisible()
    await expectAccessible(page, 'a message')
    await expectNoClipping(page, 'a message')
    await page
      .getByRole('button', { name: /^(Recall|Recolher)$/ })
      .first()
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'the question before a recall')
    await page.keyboard.press('Escape')
    await page.goBack()
    await rows.first().getByRole('link').click()
    await page.locator('main a[href$="/edit"]').click()
    await expect(page.locator('main textarea')).toBeVisible()
    await expectAccessible(page, 'the form')
    await expectNoClipping(page, 'the form')
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('a message is written', async ({ page }) => {
    await signIn(page, 'teacher', '/admin/messages/new')
    await page.getByLabel('Title').fill('Bring a cup')
    await page.getByLabel('Text', { exact: true }).fill('On Monday.')
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect(page.getByText('Choose who gets it.')).toBeInViewport()
    await expectNoClipping(page, 'the form')
  })
})
