import type { Page } from '@playwright/test'
import { expectAccessible, expectNoClipping, looks, lookLike, waitForIdle } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { sharedTest as test } from '../../harness/test.ts'
import { accounts, storeSession } from '../../lesson/steps.ts'

/** The screens of those who work at the school that no other journey examines. */
const screens = {
  admin: [
    '/dashboard',
    '/admin/course/findings',
    '/admin/failures',
    '/admin/orders',
    '/admin/learners/1',
    '/admin/series',
  ],
  teacher: ['/dashboard', '/admin/learners/1'],
} as const

async function examine(page: Page, paths: readonly string[]) {
  await page.goto('/tutorial')
  for (const path of paths) {
    await navigate(page, path)
    await page.locator('main h1').waitFor()
    await waitForIdle(page)
    await expectAccessible(page, path)
    await expectNoClipping(page, path)
  }
}

for (const look of looks)
  for (const who of ['admin', 'teacher'] as const)
    test(`the screens of work are accessible and fit for the ${who}, in ${look.language} and ${look.mode}`, async ({
      page,
    }) => {
      test.slow()
      await lookLike(page, look)
      await storeSession(page, accounts[who])
      await examine(page, screens[who])
    })
