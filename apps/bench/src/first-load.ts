import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, BrowserContextOptions, Response } from '@playwright/test'

const kinds = ['document', 'script', 'stylesheet', 'font'] as const
type Kind = (typeof kinds)[number]

export type Part = Kind | 'all'

export interface FirstLoad {
  requests: number
  /** Bytes after brotli 11; fonts are compressed already and count as they are. */
  bytes: Map<Part, number>
  /** Bytes that the page prefetches when idle, for offline use. */
  later: number
}

/** Longer than the portal waits before it prefetches. */
const restMs = 4000
/**
 * The page's clock is faked and advanced in steps up to this time; each step waits for its requests. Anything scheduled
 * later (a tour, idle prefetches) counts as `later`, on slow and fast machines alike.
 */
const firstMs = 600
const stepMs = 100
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const kindOf = (response: Response): Kind | undefined =>
  kinds.find((kind) => kind === response.request().resourceType())

async function weigh(response: Response, kind: Kind): Promise<number> {
  const body = await response.body()
  return kind === 'font' ? body.byteLength : brotliCompressSync(body, best).byteLength
}

/**
 * All files of the portal that a browser with empty caches requests until a page is idle: HTML, scripts (translations
 * included), styles, fonts. API responses and teaching material are not counted.
 */
export async function firstLoad(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<FirstLoad> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const page = await context.newPage()
  const { origin } = new URL(address)
  const weighed: Promise<{ kind: Kind; size: number }>[] = []
  page.on('response', (response) => {
    const kind = kindOf(response)
    // Requests of an embedded lesson document (a PDF, its viewer) are not counted.
    const own = kind && response.url().startsWith(origin) && response.frame() === page.mainFrame()
    if (own) weighed.push(weigh(response, kind).then((size) => ({ kind, size })))
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(address)
  for (let passed = 0; passed < firstMs; passed += stepMs) {
    await page.clock.runFor(stepMs)
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('main').getByRole('heading').first().waitFor()
  const files = await Promise.all(weighed)
  await page.clock.resume()
  await page.waitForTimeout(restMs)
  const later = (await Promise.all(weighed)).slice(files.length)
  await context.close()
  const bytes = new Map<Part, number>([...kinds, 'all' as const].map((part) => [part, 0]))
  for (const { kind, size } of files)
    for (const part of [kind, 'all'] as const) bytes.set(part, (bytes.get(part) ?? 0) + size)
  return { requests: files.length, bytes, later: later.reduce((sum, { size }) => sum + size, 0) }
}
