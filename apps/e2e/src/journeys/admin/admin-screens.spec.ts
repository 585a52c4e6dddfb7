import { managed } from '@the-house/domain'
import type { Page } from '@playwright/test'
import { expectNoClipping, expectAccessible, looks, lookLike } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { accounts, storeSession } from '../../lesson/steps.ts'

/** Lists with few and with many columns and filters. */
const lists = new Set(['segments', 'exercises', 'partners', 'config-tests'])
/** What the demonstration has none of: the form of a new one. */
const none = new Set(['seasons'])

for (const look of looks)
  test(`every list and form of content is accessible and fits, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    test.setTimeout(480_000)
    await lookLike(page, look)
    await storeSession(page, accounts.admin)
    await page.goto('/admin')
    const form = page.locator('main form [type=submit]')
    for (const name of Object.keys(managed)) {
      await navigate(page, `/admin/${name}`)
      const first = page.getByRole('rowheader').first().getByRole('link')
      await expect(none.has(name) ? page.getByRole('heading', { level: 2 }).first() : first, name).toBeVisible()
      if (lists.has(name) || none.has(name)) await examine(page, `the list of ${name}`)
      await (none.has(name) ? navigate(page, `/admin/${name}/new`) : first.click())
      await expect(form, name).toBeVisible()
      await examine(page, `a form of ${name}`)
    }
    await navigate(page, '/admin/exercises/new')
    await expect(form).toBeVisible()
    await examine(page, 'the form of a new exercise')
  })

async function examine(page: Page, name: string) {
  await expectAccessible(page, name)
  await expectNoClipping(page, name)
}
