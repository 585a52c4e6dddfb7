import type { Locator, Page } from '@playwright/test'

/** The menu beside the screen; on phones the bar below it. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' })

/** Opens every group of a menu; staff start with those of learners folded. */
export async function unfold(menu: Locator): Promise<void> {
  await menu.getByRole('link', { name: 'Dashboard' }).waitFor()
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}

/** Follows a link of the menu, in whichever group it is. */
export async function followMenu(page: Page, name: string): Promise<void> {
  await unfold(mainMenu(page))
  await mainMenu(page).getByRole('link', { name, exact: true }).click()
}
