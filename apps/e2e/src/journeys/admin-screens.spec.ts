import { managed } from '@the-house/domain'
import type { Page } from '@playwright/test'
import { expectRoom, expectWhole, looks, lookLike } from '../house/examine.ts'
import { expect, sharedTest as test } from '../house/test.ts'
import { accounts, password } from '../lesson/steps.ts'

/** Lists with few and with many columns and filters. */
const lists = new Set(['segments', 'exercises', 'partners', 'config-tests'])

for (const look of looks)
  test(`every list and form of content is accessible and fits, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await lookLike(page, look)
    await page.goto('/login')
    await page.locator('input[type=email]').fill(accounts.admin)
    await page.locator('input[type=password]').fill(password)
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const form = page.locator('main form [type=submit]')
    for (const name of Object.keys(managed)) {
      await page.goto(`/admin/${name}`)
      const first = page.getByRole('rowheader').first().getByRole('link')
      await expect(first, name).toBeVisible()
      if (lists.has(name)) await examine(page, `the list of ${name}`)
      await first.click()
      await expect(form, name).toBeVisible()
      await examine(page, `a form of ${name}`)
    }
    await page.goto('/admin/exercises/new')
    await expect(form).toBeVisible()
    await examine(page, 'the form of a new exercise')
  })

async function examine(page: Page, name: string) {
  await expectWhole(page, name)
  await expectRoom(page, name)
}
