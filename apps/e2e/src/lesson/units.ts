import type { Locator, Page } from '@playwright/test'

export const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: /^Menu of/ }).click()

/** The list of units in the open menu. */
export const units = (page: Page): Locator => page.getByRole('list', { name: 'Unit' })

export const presentUnit = (page: Page): Locator => units(page).locator('button[aria-current=true]')

/** The first unit other than the present one. */
export const otherUnit = (page: Page): Locator => units(page).locator('button:not([aria-current])').first()
