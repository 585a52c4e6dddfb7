import type { Page } from '@playwright/test'
import { picture } from '../../building/media.ts'
import { expectAccessible, expectNoClipping, looks, lookLike, waitForIdle } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
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

for (const look of looks)
  test(`the media library and a file of it are accessible and fit, also at 320 px, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    await lookLike(page, look)
    const authorization = await storeSession(page, accounts.admin)
    const sent = await page.request.post('/api/v1/uploads?entity=exercises&field=image_extra', {
      headers: { authorization },
      multipart: { file: picture },
    })
    expect(sent.ok()).toBe(true)
    await page.goto('/admin/media?search=hall')
    const file = page.locator('main article a').first()
    await expect(file).toBeVisible()
    const examineBoth = async (name: string) => {
      await waitForIdle(page)
      await expectAccessible(page, name)
      await expectNoClipping(page, name)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoClipping(page, `${name} at 320 px`)
      await page.setViewportSize({ width: 1280, height: 720 })
    }
    await examineBoth('the library')
    await file.click()
    await expect(page.locator('main form [type=submit]')).toBeVisible()
    await examineBoth('a file')
  })
