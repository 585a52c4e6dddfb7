import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath, signIn } from './chromium.ts'
import { findPlace } from './school.ts'
import { median } from './statistics.ts'

const runs = 3
const port = 9333
const metrics = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const

/** Scores, 0 to 100 each. */
const scores = { performance: 'score', accessibility: 'accessibility', 'best-practices': 'best practices' } as const

type Row = Map<string, number>

async function inspect(address: string): Promise<Row> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: Object.keys(scores),
    // Keeps the session between runs; the cache is cleared all the same.
    disableStorageReset: true,
  })
  if (!result) throw new Error(`${address} could not be inspected.`)
  const { categories, audits } = result.lhr
  const row: Row = new Map(
    Object.entries(scores).map(([id, name]) => [name, (categories[id]?.score ?? Number.NaN) * 100]),
  )
  for (const [id, name] of Object.entries(metrics)) row.set(name, audits[id]?.numericValue ?? Number.NaN)
  return row
}

async function inspectOften(name: string, address: string): Promise<void> {
  const rows: Row[] = []
  for (let run = 0; run < runs; run += 1) rows.push(await inspect(address))
  const names = Array.from(rows[0]?.keys() ?? [])
  const parts = names.map((metric) => {
    const middle = median(rows.map((row) => row.get(metric) ?? Number.NaN))
    if (Object.values<string>(scores).includes(metric)) return `${metric} ${middle.toFixed(0)}`
    return metric === 'shift' ? `shift ${middle.toFixed(3)}` : `${metric} ${middle.toFixed(0)} ms`
  })
  console.log(`  ${name}: ${parts.join(', ')}`)
}

/** Prints Lighthouse's medians for a phone on a slow network. */
export async function measureLighthouse(url: string): Promise<void> {
  console.log(`\nLighthouse, mobile, median of ${runs}`)
  const { path } = await findPlace(url)
  const profile = await mkdtemp(join(tmpdir(), 'the-house-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    await inspectOften('login', `${url}/login`)
    const page = await context.newPage()
    await signIn(page, url)
    await page.close()
    await inspectOften('dashboard', `${url}/dashboard`)
    await inspectOften('exercise', url + path)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
