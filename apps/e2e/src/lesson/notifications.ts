import type { Page } from '@playwright/test'

/** The button that opens the newest notifications. */
export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

/** The number of unread notifications and of tests to do that the bell shows. */
export const waiting = async (page: Page) =>
  Number(/(\d+) waiting/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)
