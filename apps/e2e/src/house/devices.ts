import { devices } from '@playwright/test'

const { userAgent } = devices['Pixel 7']

/** A small phone, touched with a finger. */
export const phone = {
  viewport: { width: 360, height: 740 },
  userAgent,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
