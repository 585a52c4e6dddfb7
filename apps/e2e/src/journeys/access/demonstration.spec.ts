import type { Page } from '@playwright/test'
import { expectAccessible, expectNoClipping, looks, lookLike } from '../../harness/accessibility.ts'
import { withSchool } from '../../harness/school.ts'
import { root, spawnServer, type SchoolServer } from '../../harness/server.ts'
import { expect, sharedTest } from '../../harness/test.ts'
import { accounts, storeSession } from '../../lesson/steps.ts'

const texts = { en: 'This is a demonstration.', pt: 'Isto é uma demonstração.' } as const
const banner = (page: Page, language: keyof typeof texts) =>
  page.getByRole('complementary').filter({ hasText: texts[language] })

const test = sharedTest.extend<{ server: SchoolServer }>({
  server: async ({ browserName: _any }, use) =>
    withSchool((folder) => spawnServer(folder, 0, root, { DEMO: 'yes', NODE_ENV: 'production', PUBLIC_URL: '' }), use),
})

test('a demonstration that strangers can reach says so above every page, and covers nothing of it', async ({
  browser,
  server,
}) => {
  test.slow()
  for (const look of looks) {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    await lookLike(page, look)
    await page.goto('/login')
    await expect(banner(page, look.language)).toBeVisible()
    await expectAccessible(page, 'login')
    await expectNoClipping(page, 'login')
    await storeSession(page, accounts.student)
    for (const path of ['/dashboard', '/profile', '/no-such-page']) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(banner(page, look.language), path).toBeVisible()
      const [above, below] = [
        await banner(page, look.language).boundingBox(),
        await page.locator('#root').boundingBox(),
      ]
      expect((above?.y ?? 0) + (above?.height ?? 0), path).toBeLessThanOrEqual((below?.y ?? 0) + 1)
    }
    await expectAccessible(page, 'a page that is not there')
    await context.close()
  }
})

sharedTest('a demonstration on its own machine has no banner', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page, 'en')).toHaveCount(0)
})
