import type { Page } from '@playwright/test'

/** The button that opens the newest notifications. */
export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

/** The number of unread notifications that the bell shows. */
export const unread = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)
