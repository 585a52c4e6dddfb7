import { expect, type Page } from '@playwright/test'

/** Returns the path of the link in the newest mail to an address, read from the demonstration's captured mails. */
export async function linkMailedTo(page: Page, email: string, subject: RegExp): Promise<string> {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  // The mail job runs after the response.
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const address = await mail.getByRole('link').first().getAttribute('href')
  return new URL(address ?? '').pathname
}

/** The number of mails to an address. */
export async function mailsTo(page: Page, email: string): Promise<number> {
  await page.goto('/outbox')
  return page.getByRole('article').filter({ hasText: email }).count()
}
