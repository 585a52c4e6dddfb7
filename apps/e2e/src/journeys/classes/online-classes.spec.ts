import type { Page } from '@playwright/test'
import { expectNoClipping, expectAccessible, looks } from '../../harness/accessibility.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { followMenu } from '../../lesson/menu.ts'
import { heading, signIn } from '../../lesson/steps.ts'

/** The demonstration's class that is open at any hour. */
const openClass = (page: Page) => page.getByRole('article', { name: 'The door is open: come in and talk' })

for (const who of ['student', 'admin'] as const)
  test(`the ${who} finds the online classes by the menu, and joins the open one in a new tab`, async ({
    page,
    context,
  }) => {
    await signIn(page, who)
    await followMenu(page, 'Online classes')
    await expect(heading(page, 'Online classes')).toBeFocused()
    await expect(page.getByText('Checking')).toHaveCount(0)
    await expect(openClass(page)).toContainText('Open now')
    await expect(page.getByRole('article').filter({ hasText: 'Not open yet' }).first()).toBeVisible()
    const opened = context.waitForEvent('page')
    await openClass(page).getByRole('link', { name: /^Join/ }).click()
    const classroom = await opened
    await expect(heading(classroom, 'The classroom of the demonstration')).toBeVisible()
    await classroom.getByRole('link', { name: 'Português' }).click()
    await expect(heading(classroom, 'A sala de aula da demonstração')).toBeVisible()
    await classroom.getByRole('link', { name: 'Voltar ao portal' }).click()
    await expect(classroom).toHaveURL(/\/dashboard$/)
    await expect(heading(page, 'Online classes')).toBeVisible()
  })

test('a class without a place leads to its day in the schedule', async ({ page }) => {
  await signIn(page, 'student', '/online-classes')
  await page
    .getByRole('link', { name: /^(Take|Wait for) a place/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/schedules\?day=\d{4}-\d\d-\d\d$/)
  await expect(heading(page, 'Schedule')).toBeVisible()
})

test('loading stops where the status of a class cannot be had', async ({ page }) => {
  await signIn(page)
  await page.route(/\/meetings\/\d+\/status$/, (route) => route.abort())
  await page.goto('/online-classes')
  await expect(openClass(page)).toContainText('Open now')
  await expect(page.getByText('Checking')).toHaveCount(0)
})

for (const look of looks)
  test(`the classroom of the demonstration is accessible and fits, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: look.mode })
    await page.goto(`/classroom/hall?language=${look.language}`)
    await expectAccessible(page, 'the classroom')
    await expectNoClipping(page, 'the classroom')
  })
