import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, BrowserContextOptions, Response } from '@playwright/test'

const kinds = ['document', 'script', 'stylesheet', 'font'] as const
type Kind = (typeof kinds)[number]

export type Part = Kind | 'all'

export interface FirstLoad {
  requests: number
  /** Bytes after brotli 11; fonts are compressed already and count as they are. */
  bytes: Map<Part, number>
  /** What the page fetches afterwards, at rest, for when the connection goes. */
  later: number
}

/** Longer than the portal waits before it fetches ahead. */
const restMs = 4000
/**
 * The page's own clock stands until this much of it has passed, step by step with whatever each step asks for. What
 * waits for longer (a tour, what is fetched at rest) is later, on a slow machine as on a fast one.
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
 * Everything of the portal that a browser with empty caches asks for until a page is at rest:
 * page, scripts (the words among them), styles, fonts. Answers of the API and teaching material are not the portal's.
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
    // What a document of the lesson brings along (a PDF, its viewer) is not the portal's.
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
