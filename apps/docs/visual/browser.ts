import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { lookHeight, looks } from './looks.ts'

const system = '/usr/bin/chromium'

/** Unmanaged colours, greyscale antialiasing and no hinting: the rendering that differs least between machines. */
const plainText = ['--font-render-hinting=none', '--disable-lcd-text']

/** Starts the browser for screenshots; tests pass other flags for text rendering. */
export function launch(text: readonly string[] = plainText): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : undefined)
  return chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      // A story lives for a second: optimizing its code costs more processor time than it saves.
      '--js-flags=--no-opt --no-maglev',
      ...text,
    ],
    ...(executablePath && { executablePath }),
  })
}

/**
 * In the page: fixes the clock, so that no second passes between two screenshots, and makes Math.random
 * deterministic. Short timers are recorded: React reveals suspended parts together, some 300 ms after the last ones.
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

/** In the page: records what is written to the console. */
function noteComplaints() {
  window.complaints = []
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...said: unknown[]) => {
      window.complaints.push(said.map(String).join(' ').slice(0, 1000))
      write(...said)
    }
  }
}

/** A browser context that renders independently of date and machine. */
export async function stillContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: looks[0].width, height: lookHeight },
    reducedMotion: 'reduce',
    locale: 'en',
    timezoneId: 'UTC',
  })
  await context.addInitScript(still)
  await context.addInitScript(noteComplaints)
  return context
}
