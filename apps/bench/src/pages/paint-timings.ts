import type { Page } from '@playwright/test'
import { blockingTime, longTaskTime } from './blocking-time.ts'

/** Milliseconds; paints count from the navigation. */
export interface Timings {
  /** When the element that the page is opened for is there: the form, the heading, the first answer. */
  stands: number
  firstPaint: number
  largestPaint: number
  blocked: number
  longTasks: number
}

/** Waits for an element; returns when it was there, by the page's own clock. */
export async function standsAt(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => (document.querySelector(wanted) ? performance.now() : undefined),
    selector,
    { polling: 'raf', timeout: 60_000 },
  )
  return (await found.jsonValue()) ?? Number.NaN
}

const read = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      new Promise<{ name: string; startTime: number; duration: number }[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries().map(({ name, startTime, duration }) => ({ name, startTime, duration }))
          observer.disconnect()
          resolve(entries)
        })
        observer.observe({ type, buffered: true })
        // Nothing of the kind is buffered.
        setTimeout(() => resolve([]), 500)
      }),
    type,
  )

/** Reads what the browser recorded about a page that has come to rest. */
export async function readTimings(page: Page, stands: number): Promise<Timings> {
  const tasks = await read(page, 'longtask')
  const paints = await read(page, 'paint')
  const largest = await read(page, 'largest-contentful-paint')
  const firstPaint = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const largestPaint = largest.at(-1)?.startTime ?? Number.NaN
  return { stands, firstPaint, largestPaint, blocked: blockingTime(tasks, firstPaint), longTasks: longTaskTime(tasks) }
}
