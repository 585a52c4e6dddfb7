import type { Page } from '@playwright/test'
import { expect, sharedTest, test } from '../../harness/test.ts'
import { followMenu, mainMenu, unfold } from '../../lesson/menu.ts'
import { heading, signIn } from '../../lesson/steps.ts'
import { openMenu, otherUnit, presentUnit } from '../../lesson/units.ts'

const products = (page: Page) => page.getByRole('main').getByRole('article')
const product = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Expects no link, a redirect of the URL to the login, and an error from the API. */
async function expectShut(page: Page) {
  await unfold(mainMenu(page))
  await expect(mainMenu(page).getByRole('link', { name: 'News', exact: true })).toBeVisible()
  await expect(mainMenu(page).getByRole('link', { name: 'Store' })).toHaveCount(0)
  const authorization = await page.evaluate(() => localStorage.getItem('the-house.token') ?? '')
  for (const path of ['products', 'categories']) {
    const answer = await page.request.get(`/api/v1/store/${path}`, { headers: { authorization } })
    expect(answer.status()).toBe(403)
  }
  await page.goto('/store')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('This page is not for your profile')).toBeVisible()
}

/** Walks from the menu through the categories and back to the whole store. */
async function lookAround(page: Page) {
  await followMenu(page, 'Store')
  await expect(heading(page, 'Store')).toBeFocused()
  await expect(products(page)).toHaveCount(14)
  await page.getByRole('button', { name: 'To wear' }).click()
  await expect(products(page)).toHaveCount(3)
  await expect(page).toHaveURL(/\/store\?category=\d+$/)
  await page.reload()
  await expect(products(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'To wear' }).click()
  await expect(products(page)).toHaveCount(14)
  await expect(page).toHaveURL(/\/store$/)
}

sharedTest('the admin looks around in the store', async ({ page }) => {
  await signIn(page, 'admin')
  await lookAround(page)
})

for (const who of ['teacher', 'autodidact'] as const)
  sharedTest(`the ${who} finds no store`, async ({ page }) => {
    await signIn(page, who)
    await expectShut(page)
  })

sharedTest('a visitor sees no store without signing in', async ({ page }) => {
  await page.goto('/store')
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/v1/store/products')).status()).toBe(401)
})

sharedTest('a product shows what it costs, what is left of it, and what is on its picture', async ({ page }) => {
  await signIn(page, 'admin', '/store')
  await expect(product(page, 'Number 7 mug')).toContainText('80 dollars')
  await expect(product(page, 'Number 7 mug')).toContainText('Available')
  await expect(product(page, 'Staircase socks')).toContainText('Only 3 left')
  await expect(product(page, 'Red umbrella')).toContainText('Sold out')
  await expect(page.getByRole('img', { name: 'A round wall clock that shows half past six.' })).toBeVisible()
})

sharedTest('a category that has nothing says so, and leads to the whole store', async ({ page }) => {
  await signIn(page, 'admin', '/store?category=99')
  await expect(heading(page, 'Nothing in this category')).toBeVisible()
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(products(page)).toHaveCount(14)
})

test('the student looks around in the store, and loses it with the unit that has none', async ({ page }) => {
  await signIn(page)
  await lookAround(page)
  await openMenu(page)
  await expect(presentUnit(page)).not.toHaveText('Online')
  await otherUnit(page).click()
  await page.getByRole('alertdialog', { name: 'Unit changed' }).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await openMenu(page)
  await expect(presentUnit(page)).toHaveText('Online')
  await page.keyboard.press('Escape')
  await expectShut(page)
})
