import { devices } from '@playwright/test'

const { userAgent } = devices['Pixel 7']

/** A small phone with a touch screen. */
export const phone = {
  viewport: { width: 360, height: 740 },
  userAgent,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
