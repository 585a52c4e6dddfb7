import type { Page } from '@playwright/test'
import { waitForIdle } from '../../harness/accessibility.ts'
import { screens } from '../../harness/screens.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { accounts, storeSession } from '../../lesson/steps.ts'

/** The element that has the focus, where nothing of it is in sight: it is out of the window, or something covers it. */
const hidden = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to it first.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const shown = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused) : focused
    const { left, top, width, height } = shown.getBoundingClientRect()
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y)
        return above !== null && (shown.contains(above) || above.contains(shown))
      }),
    )
    return isSeen ? null : focused.outerHTML.slice(0, 200)
  })

for (const [device, viewport] of Object.entries({
  'a phone of 320 px': { width: 320, height: 640 },
  'a low window': { width: 1280, height: 400 },
}))
  test.describe(device, () => {
    test.use({ viewport })

    test(`nothing covers what has the focus, on ${device}`, async ({ page }) => {
      test.slow()
      await storeSession(page, accounts.student)
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(path)
        await waitForIdle(page)
        for (let press = 0; press < 30; press += 1) {
          await page.keyboard.press('Tab')
          expect(await hidden(page), name).toBeNull()
        }
      }
    })
  })
