import type { Page } from '@playwright/test'
import { linkMailedTo } from '../../access/mails.ts'
import { newPassword } from '../../access/steps.ts'
import { expectAccessible, looks, lookLike } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/test.ts'
import { press, tabTo } from '../../lesson/keyboard.ts'
import { accounts } from '../../lesson/steps.ts'

const submit = (page: Page) => page.locator('button[type=submit]').click()
const dialog = (page: Page) => page.getByRole('alertdialog')
/** A free code of the demonstration. */
const code = 'KEY-20001'

/** Every state of the public screens, with the steps to it; steps use no labels, since both languages run. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a forgotten password': async (page) => {
    await page.goto('/forgot-password')
  },
  'a forgotten password without an e-mail': async (page) => {
    await submit(page)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  },
  'a mail on its way': async (page) => {
    await page.locator('input[type=email]').fill('nobody@example.com')
    await submit(page)
    await expect(dialog(page)).toBeVisible()
  },
  'a new password': async (page) => {
    await page.goto('/change-password/none')
  },
  'a new password that was refused': async (page) => {
    const fields = page.locator('input[type=password]')
    await fields.first().fill(newPassword)
    await fields.last().fill(newPassword)
    await submit(page)
    await expect(page.getByRole('link', { name: /new link|novo link/ })).toBeVisible()
  },
  'a code': async (page) => {
    await page.goto('/register')
  },
  'a code that is missing': async (page) => {
    await submit(page)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
  },
  'an unknown code': async (page) => {
    await page.locator('input[name=code]').fill('NOBODY-1')
    await page.locator('input[type=email]').fill('nobody@example.com')
    await submit(page)
    await expect(page.getByText('Preencha os campos corretamente')).toBeVisible()
  },
  'the data of a registration': async (page) => {
    await page.locator('input[name=code]').fill(code)
    await submit(page)
    await expect(page.locator('input[name=birthday]')).toBeVisible()
  },
  'data that is missing': async (page) => {
    await submit(page)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  },
  'a change of code': async (page) => {
    await page.goto(`/change-code/KEY-20005/email/${accounts.student}`)
  },
  'a link that is over': async (page) => {
    await page.goto('/change-code/none')
    await expect(page).toHaveURL(/\/login$/)
  },
}

for (const look of looks)
  test(`every state of the public pages is accessible and fits, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    test.slow()
    await lookLike(page, look)
    for (const [name, reach] of Object.entries(states)) {
      await reach(page)
      await expectAccessible(page, name)
    }
  })

test.describe('at 320 px, with the keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a student registers, and signs in', async ({ page }) => {
    const type = async (label: string, text: string) => {
      await tabTo(page.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
    }
    await page.goto('/login')
    await press(page.getByRole('link', { name: 'First Access' }))
    await type('Code', code)
    await type('E-mail', 'clara@example.com')
    await press(page.getByRole('button', { name: 'Next' }))
    await type('Phone/Cellphone', '11987654321')
    await type('Birthday', '17081994')
    await type('Password', newPassword)
    await type('Password, once more', newPassword)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('E-mail')).toHaveValue('clara@example.com')
    await type('Password', newPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a student who has a new code changes it, and the password too', async ({ page }) => {
    await page.goto(`/change-code/KEY-20005/email/${accounts.student}`)
    await press(page.getByRole('button', { name: 'Send the e-mail' }))
    await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/login$/)
    await page.goto(await linkMailedTo(page, accounts.student, /code/i))
    await press(dialog(page).getByRole('button', { name: 'Change the password' }))
    for (const label of ['New password', 'New password, once more']) {
      await tabTo(page.getByLabel(label, { exact: true }))
      await page.keyboard.type(newPassword)
    }
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Password Updated')
    await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
  })
})
