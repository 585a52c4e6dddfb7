import type { Page } from '@playwright/test'
import { expectAccessible, expectNoClipping, looks, lookLike } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/test.ts'
import { button, heading, password, signIn } from '../../lesson/steps.ts'

/** A device that confirms its user, as one with a finger on its sensor. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await client.send('WebAuthn.addVirtualAuthenticator', { options })
}

test('a teacher adds a passkey, signs in by it without a password, and removes it', async ({ page, server }) => {
  test.slow()
  // Passkeys are bound to a name: browsers make none for an address of numbers.
  const home = server.url.replace('127.0.0.1', 'localhost')
  await addAuthenticator(page)
  await page.goto(`${home}/login`)
  await signIn(page, 'teacher', `${home}/profile`)
  await button(page, 'Add a passkey').click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  const row = page.getByRole('list', { name: 'My passkeys' }).getByRole('listitem')
  await expect(row).toContainText('My phone')

  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(`${home}/profile`)
  await expect(row).toContainText('Last used on')
  await row.getByRole('button', { name: 'Remove My phone' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove “My phone”?' })
  await removal.getByLabel('Current password', { exact: true }).fill(password)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await expect(heading(page, 'Passkeys')).toBeFocused()
})

const words = {
  en: { add: 'Add a passkey', remove: 'Remove Phone' },
  pt: { add: 'Adicionar chave de acesso', remove: 'Remover Phone' },
}

test('passkeys can be read and used by everybody, with their dialogs', async ({ page, server }) => {
  test.slow()
  await page.route('**/api/v1/me/passkeys', (route) =>
    route.fulfill({ json: { content: [{ id: 1, name: 'Phone', created_at: '2026-03-02T12:00:00Z', synced: true }] } }),
  )
  const home = server.url.replace('127.0.0.1', 'localhost')
  await page.goto(`${home}/login`)
  await signIn(page, 'teacher', `${home}/profile`)
  for (const look of looks) {
    await lookLike(page, look)
    await page.goto(`${home}/profile`)
    for (const [dialog, name] of Object.entries(words[look.language])) {
      await button(page, name).click()
      await expectAccessible(page, `passkeys: ${dialog}, ${look.language}`)
      await expectNoClipping(page, `passkeys: ${dialog}, ${look.language}`)
      await page.keyboard.press('Escape')
    }
  }
})
