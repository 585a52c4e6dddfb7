import type { Browser, BrowserContextOptions } from '@playwright/test'

/** A phone of the students. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** A phone with empty caches and, for signed-in pages, a session. */
export const newPhone = (browser: Browser, storageState: BrowserContextOptions['storageState']) =>
  browser.newContext({ ...phone, ...(storageState && { storageState }) })
