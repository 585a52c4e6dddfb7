import { expect, sharedTest as test } from '../../harness/test.ts'
import { heading, signIn } from '../../lesson/steps.ts'

test('the student finds the tribes by the card of the own one, and sees it marked among seven', async ({ page }) => {
  await signIn(page)
  const { name } = await page.evaluate(() => JSON.parse(localStorage.getItem('the-house.user') ?? '{}').tribe)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(heading(page, 'Tribes')).toBeFocused()
  const ranked = page.getByRole('table').getByRole('row')
  await expect(ranked).toHaveCount(8)
  await expect(ranked.filter({ hasText: 'Your tribe' })).toContainText(name)
  await expect(page.getByRole('region', { name: 'My dollars' }).getByRole('listitem').first()).toBeVisible()
})

test('the richest tribe stands first in every month, and the address keeps the month', async ({ page }) => {
  await signIn(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tribes' }).click()
  const period = page.getByRole('combobox', { name: 'Period' })
  await expect(period.getByRole('option')).toHaveCount(7)
  const months = await period.getByRole('option').allTextContents()
  for (const label of months) {
    await period.selectOption({ label })
    const table = page.getByRole('table', { name: `Ranking of ${label}` })
    await expect(table.getByRole('rowheader')).toHaveCount(7)
    const fortunes = await table.locator('tbody td:last-child span span:last-child').allTextContents()
    const values = fortunes.map((text) => Number(text.replaceAll(',', '')))
    expect(values).toEqual(values.toSorted((one, other) => other - one))
  }
  await page.reload()
  await expect(period.locator('option:checked')).toHaveText(months.at(-1) ?? '')
})

test('what was seen is there at once on the next visit, though the school does not answer', async ({ page }) => {
  await signIn(page, 'student', '/tribes')
  await expect(page.getByRole('rowheader')).toHaveCount(7)
  await page.route('**/api/v1/tribes?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveCount(7)
})
