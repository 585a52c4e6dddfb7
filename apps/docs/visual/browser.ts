import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { lookHeight, looks } from './looks.ts'

const system = '/usr/bin/chromium'

/** Colours as they are written, letters with grey edges and unbent: as like as machines can be made. */
const plainText = ['--font-render-hinting=none', '--disable-lcd-text']

/** Starts the browser that photographs; the tests draw letters in other ways. */
export function launch(text: readonly string[] = plainText): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : undefined)
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb', ...text],
    ...(executablePath && { executablePath }),
  })
}

/**
 * In the page: the time stands still, so that no second begins between two photographs, and chance is the same each time.
 * What is put off for a moment is noted: React shows parts that it waited for together, some 300 ms after the last ones.
 */
function still() {
  const moment = 350
  window.putOffUntil = 0
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (later, owner, given) => {
      const delay = Number(given[1])
      if (delay > 0 && delay <= moment) window.putOffUntil = Math.max(window.putOffUntil, performance.now() + delay)
      return Reflect.apply(later, owner, given)
    },
  })
  const noon = Date.UTC(2026, 2, 4, 12)
  const now = () => noon
  globalThis.Date = new Proxy(Date, {
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [noon] : given, real),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
  let seed = 1
  Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** A browser's context in which nothing depends on the day or the machine. */
export async function stillContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: looks[0].width, height: lookHeight },
    reducedMotion: 'reduce',
    locale: 'en',
    timezoneId: 'UTC',
  })
  await context.addInitScript(still)
  return context
}
