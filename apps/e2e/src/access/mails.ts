import { expect, type Page } from '@playwright/test'

/** The way that the link of the newest mail to somebody leads, read from the demonstration's outbox as a person would. */
export async function linkMailedTo(page: Page, email: string, subject: RegExp): Promise<string> {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  // The mail leaves after the reply.
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const address = await mail.getByRole('link').first().getAttribute('href')
  return new URL(address ?? '').pathname
}

/** How many mails somebody has got. */
export async function mailsTo(page: Page, email: string): Promise<number> {
  await page.goto('/outbox')
  return page.getByRole('article').filter({ hasText: email }).count()
}
