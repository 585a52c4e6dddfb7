import type { Page } from '@playwright/test'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { followMenu } from '../../lesson/menu.ts'
import { accounts, heading, signIn } from '../../lesson/steps.ts'

const everybody = Object.keys(accounts).filter((name): name is keyof typeof accounts => name in accounts)
const partners = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search partners' })

for (const who of everybody)
  test(`the ${who} finds the partners by the menu, and one of them`, async ({ page }) => {
    await signIn(page, who)
    await followMenu(page, 'Partners')
    await expect(heading(page, 'Partners')).toBeFocused()
    const first = partners(page).first().getByRole('link')
    const name = (await first.textContent()) ?? ''
    await first.click()
    await expect(page).toHaveURL(/\/partner\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await page.getByRole('link', { name: 'Back to the partners' }).click()
    await expect(page).toHaveURL(/\/partner$/)
  })

test('a visitor sees no partners without signing in', async ({ page }) => {
  await page.goto('/partner')
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/v1/partners')).status()).toBe(401)
})

test('segment and words narrow the list down, and the address keeps them', async ({ page }) => {
  await signIn(page, 'student', '/partner')
  await expect(partners(page).first()).toBeVisible()
  const all = await partners(page).count()
  await page.getByRole('combobox', { name: 'Segment' }).selectOption({ label: 'Books and paper' })
  await expect(page).toHaveURL(/\?segment=\d+$/)
  await expect.poll(() => partners(page).count()).toBeLessThan(all)
  for (const card of await partners(page).all()) await expect(card).toContainText('Books and paper')
  await search(page).fill('virgula')
  await expect(partners(page)).toHaveCount(1)
  await page.reload()
  await expect(partners(page)).toHaveCount(1)
  await expect(search(page)).toHaveValue('virgula')
  await search(page).fill('no such shop')
  await page.getByRole('button', { name: 'Show all partners' }).click()
  await expect(partners(page)).toHaveCount(all)
})

test('a partner is found on the map, on the phone and on the web', async ({ page }) => {
  await signIn(page, 'student', '/partner/2')
  await expect(heading(page, 'Papelaria Ponto e Vírgula')).toBeVisible()
  const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
  await expect(link(/^Show on the map/)).toHaveAttribute(
    'href',
    /^https:\/\/.*query=Papelaria\+Ponto\+e\+V%C3%ADrgula%2C\+PE$/,
  )
  await expect(link(/^Show on the map/)).toHaveAttribute('rel', /noopener/)
  await expect(link(/^Call \(81\)/)).toHaveAttribute('href', /^tel:\+5581\d+$/)
  await expect(link(/^Open the site/)).toHaveAttribute('href', 'https://pontoevirgula.example.com/')
  await expect(page.getByRole('main').getByText('10% off')).toBeVisible()
})

test('a partner of another unit is as good as absent, and leads back to the list', async ({ page }) => {
  // The autodidact's unit is not the unit of the clinic in Manaus.
  await signIn(page, 'autodidact')
  const token = await page.evaluate(() => localStorage.getItem('the-house.token') ?? '')
  const hidden: number[] = []
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const answer = await page.request.get(`/api/v1/partners/${id}`, { headers: { authorization: token } })
    if (answer.status() === 404) hidden.push(id)
  }
  expect(hidden.length).toBeGreaterThan(0)
  await page.goto(`/partner/${hidden[0]}`)
  await expect(heading(page, 'This partner is not here')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the partners' }).click()
  await expect(heading(page, 'Partners')).toBeVisible()
})
