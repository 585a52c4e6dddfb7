import type { Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { button, mark } from '../../lesson/steps.ts'
import { match } from '../../lists/answer.ts'
import { dragByFinger, dragByMouse } from '../../lists/drag.ts'
import { listed } from '../../lists/exercises.ts'
import { itemsOf, partnerOf } from '../../lists/keyboard.ts'
import { expect, test } from '../../lists/test.ts'

const main = (page: Page) => page.getByRole('main')
const [[prompt], [, dragged], [, pressed]] = listed.pairs.right
const tile = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const handle = (page: Page, item: string) => main(page).getByRole('button', { name: `Drag ${item}`, exact: true })

async function expectRight(page: Page) {
  await button(page, 'Verify').click()
  await expect(main(page).getByText(mark.right, { exact: true })).toBeVisible()
}

/** Brings the items into their order by dragging each to its place. */
async function orderBy(page: Page, drag: (item: string, onto: string) => Promise<void>) {
  for (const [place, item] of listed.order.right.entries()) {
    await expect(handle(page, item)).toBeEnabled()
    const other = (await itemsOf(page))[place] ?? item
    if (other === item) continue
    await drag(item, other)
    await expect.poll(async () => (await itemsOf(page))[place]).toBe(item)
  }
}

test('pairs are matched by dragging with the mouse', async ({ page, openLesson }) => {
  // All places and partners are in sight, since a drag does not scroll.
  await page.setViewportSize({ width: 1280, height: 1100 })
  await openLesson('pairs')
  for (const [left, right] of listed.pairs.right) {
    await dragByMouse(page, tile(page, right), partnerOf(page, left))
    await expect(partnerOf(page, left)).toHaveValue(right)
  }
  await expectRight(page)
})

test('an order is made by dragging with the mouse', async ({ page, openLesson }) => {
  await page.setViewportSize({ width: 1280, height: 1100 })
  await openLesson('order')
  await orderBy(page, (item, onto) => dragByMouse(page, handle(page, item), handle(page, onto)))
  await expectRight(page)
})

test.describe('by a finger', () => {
  test.use(phone)

  test('a partner is dragged to its place, and a short touch still scrolls or presses', async ({
    page,
    openLesson,
  }) => {
    await openLesson('pairs')
    const place = partnerOf(page, prompt)
    const carried = page.locator('body > [aria-hidden=true]').filter({ hasText: dragged })
    await dragByFinger(page, tile(page, dragged), place, () => expect(carried).toBeVisible())
    await expect(place).toHaveValue(dragged)
    await expect(carried).toHaveCount(0)
    await expect(main(page).getByRole('button', { pressed: true })).toHaveCount(0)
    await dragByFinger(page, tile(page, pressed), place, async () => undefined)
    await expect(place).toHaveValue(dragged)
    await tile(page, pressed).tap()
    await main(page)
      .getByRole('button', { name: `Put ${pressed} to ${prompt}`, exact: true })
      .tap()
    await expect(place).toHaveValue(pressed)
    await match(page, listed.pairs.right)
    await expectRight(page)
  })

  test('an order is made by dragging the handles', async ({ page, openLesson }) => {
    await openLesson('order')
    await orderBy(page, (item, onto) =>
      dragByFinger(page, handle(page, item), handle(page, onto), async () => undefined),
    )
    await expectRight(page)
  })
})
