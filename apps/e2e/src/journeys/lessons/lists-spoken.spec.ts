import type { Page } from '@playwright/test'
import { looks, lookLike } from '../../harness/accessibility.ts'
import { button } from '../../lesson/steps.ts'
import { listed } from '../../lists/exercises.ts'
import { listen, spoken } from '../../lists/spoken.ts'
import { expect, test } from '../../lists/test.ts'

const main = (page: Page) => page.getByRole('main')
const [[first, firstPartner], [second, secondPartner], [third, thirdPartner]] = listed.pairs.right

/** Verifies, and expects that the focus is on the result, which is named by the outcome. */
async function verify(page: Page, words: { verify: string; wrong: string }) {
  await button(page, words.verify).press('Enter')
  const result = main(page).getByRole('region', { name: words.wrong, exact: true })
  await expect(result).toBeFocused()
  return result
}

for (const look of looks)
  test.describe(`what a screen reader says in ${look.language}`, () => {
    const words = spoken[look.language]
    test.beforeEach(async ({ page }) => lookLike(page, look))

    test('pairs: names, states, what was put where, result and explanation', async ({ page, openLesson }) => {
      await openLesson('pairs')
      const { pairs } = words
      const group = main(page).getByRole('group', { name: /^Four things are said at the door/ })
      for (const [prompt] of listed.pairs.right)
        await expect(group.getByRole('combobox', { name: pairs.partner(prompt), exact: true })).toHaveValue('')
      await expect(group.getByRole('list', { name: pairs.bank }).getByRole('listitem')).toHaveCount(5)

      const heard = await listen(page)
      await group.getByRole('combobox', { name: pairs.partner(first), exact: true }).selectOption(firstPartner)
      await expect.poll(heard).toContain(pairs.matched(1))
      await expect(group.getByRole('button', { name: pairs.chosen(firstPartner), exact: true })).toBeVisible()

      const tile = group.getByRole('button', { name: thirdPartner, exact: true })
      await tile.press('Enter')
      await expect.poll(heard).toContain(pairs.lifted(thirdPartner))
      await expect(group.getByRole('button', { name: thirdPartner, exact: true, pressed: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect.poll(heard).toContain(pairs.dropped(thirdPartner))
      await tile.press('Enter')
      await group.getByRole('button', { name: pairs.put(thirdPartner, second), exact: true }).press('Enter')
      await expect.poll(heard).toContain(pairs.placed(thirdPartner, second, 2))
      await expect(group.getByRole('combobox', { name: pairs.partner(second), exact: true })).toBeFocused()

      const result = await verify(page, words)
      await expect(result).toContainText(words.rightAnswer)
      await expect(result).toContainText('Listen to the first word of the question')
      const items = group.getByRole('listitem')
      await expect(items.nth(0)).toHaveText(`${first}: ${firstPartner}, ${pairs.right}`)
      await expect(items.nth(1)).toHaveText(`${second}: ${thirdPartner}, ${pairs.instead}${secondPartner}`)
      await expect(items.nth(2)).toHaveText(`${third}: ${pairs.nothing}, ${pairs.instead}${thirdPartner}`)
    })

    test('an order: names, places, what was moved, result and explanation', async ({ page, openLesson }) => {
      await openLesson('order')
      const { order } = words
      const list = main(page).getByRole('list', { name: order.list })
      await expect(list.getByRole('listitem')).toHaveCount(5)
      const label = await list.getByRole('listitem').first().getByRole('button').nth(1).getAttribute('aria-label')
      const item = listed.order.right.find((name) => label === order.up(name)) ?? ''
      await expect(list.getByRole('button', { name: order.up(item), exact: true, disabled: true })).toBeVisible()
      const handle = list.getByRole('button', { name: order.handle(item), exact: true })
      await expect(handle).toBeEnabled()
      await expect(handle).toHaveAccessibleDescription(order.how)
      await expect(handle).toHaveAttribute('aria-roledescription', order.role)

      const heard = await listen(page)
      await list.getByRole('button', { name: order.down(item), exact: true }).press('Enter')
      await expect.poll(heard).toContain(order.moved(item, 2))
      await handle.press('Space')
      await expect.poll(heard).toContain(order.lifted(item, 2))
      await page.keyboard.press('ArrowDown')
      await expect.poll(heard).toContain(order.over(item, 3))
      await page.keyboard.press('Escape')
      await expect.poll(heard).toContain(order.cancelled(item, 2))
      await expect(handle).toBeFocused()
      await handle.press('Space')
      await expect.poll(heard).toContain(order.lifted(item, 2))
      await page.keyboard.press('ArrowDown')
      await expect.poll(heard).toContain(order.over(item, 3))
      await page.keyboard.press('Space')
      await expect.poll(heard).toContain(order.moved(item, 3))

      const result = await verify(page, words)
      await expect(result).toContainText(words.rightAnswer)
      await expect(result).toContainText('The owner comes before the adjective')
      const items = main(page).getByRole('group').getByRole('listitem')
      await expect(items.filter({ hasText: order.right }).first()).toBeVisible()
      await expect(items.filter({ hasText: order.belongs }).first()).toBeVisible()
    })

    test('a number: its name, what is wrong with it, how it is read, result and explanation', async ({
      page,
      openLesson,
    }) => {
      await openLesson('amount')
      const { amount } = words
      const field = main(page).getByRole('textbox', { name: amount.field, exact: true })
      await expect(main(page).getByRole('combobox', { name: amount.unit, exact: true })).toHaveValue('')
      const heard = await listen(page)
      await field.pressSequentially('three')
      await expect.poll(heard).toContain(amount.noNumber)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(amount.noNumber)
      await field.fill(amount.given)
      await page.keyboard.press('Tab')
      await expect.poll(heard).toContain(amount.understood)
      await field.fill(amount.right)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')

      const result = await verify(page, words)
      await expect(result).toContainText(amount.key)
      await expect(result).toContainText('English has a point where Portuguese has a comma')
      await expect(main(page).getByText(amount.missing)).toBeVisible()
    })
  })
