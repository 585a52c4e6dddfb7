import type { Browser } from '@playwright/test'
import { stillContext } from './browser.ts'
import { checkLanguages, checkLight } from './checks.ts'
import { looks, type Look } from './looks.ts'
import { openStudio, type Studio } from './studio.ts'

export type Screenshots = ReadonlyMap<Look, Buffer>

/** The result of a story: its screenshots with the problems that the checks found, or the reason of the failure. */
export type Drawn = { photographs: Screenshots; problems: string[] } | { failure: string }

/** Time-out of a story, far above what any takes, so that a hanging one does not block the run. */
const timeoutMs = 120_000

interface LookOptions {
  wanted: readonly Look[]
  care: boolean
  checks: boolean
}

/** Mounts a story once for all looks: screenshots, axe, both languages, the narrowest phone, the console. */
async function look(studio: Studio, story: string, { wanted, care, checks }: LookOptions): Promise<Drawn> {
  await studio.show(story)
  const photographs = new Map<Look, Buffer>()
  const problems: string[] = []
  for (const one of wanted) {
    photographs.set(one, await studio.photograph(one, care))
    if (checks && one === looks[0]) problems.push(...(await checkLight(studio)))
  }
  if (checks) problems.push(...(await checkLanguages(studio)))
  if (checks) problems.push(...(await studio.complaints()).map((said) => `written to the console: ${said}`))
  return { photographs, problems }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It takes more than ${timeoutMs / 1000} seconds.`)), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const firstLineOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))

export interface DrawOptions {
  browser: Browser
  address: string
  stories: readonly string[]
  wanted?: readonly Look[]
  /** How many pages work in parallel. */
  pages?: number
  /** Whether each look is captured until two screenshots are equal. */
  care?: boolean
  /** Whether axe, the other languages, the narrowest phone and the console are checked too. */
  checks?: boolean
  /** Whether each story gets its own page, on which it was rendered once before. */
  fresh?: boolean
  /** Called for each story, one at a time; the next call waits for the promise. */
  onStory: (story: string, drawn: Drawn) => Promise<void>
  /** Runs on each page after the docs have loaded; used to test the tests. */
  prepare?: (studio: Studio) => Promise<void>
  /** Runs while a story is in the state of its last screenshot. */
  inPage?: (story: string, studio: Studio) => Promise<void>
}

/**
 * Captures screenshots of stories in several pages; a story that breaks its page gets a new one, and is followed by a
 * new one.
 */
export async function captureStories({
  browser,
  address,
  stories,
  wanted = looks,
  pages = 2,
  care = true,
  checks = false,
  fresh = false,
  onStory,
  prepare,
  inPage,
}: DrawOptions) {
  const queue = [...stories]
  const worker = async () => {
    let studio: Studio | undefined
    let context = await stillContext(browser)
    const renew = async () => {
      await context.close()
      context = await stillContext(browser)
      studio = undefined
    }
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      let drawn: Drawn
      try {
        if (!studio) {
          studio = await inTime(openStudio(context, address, story))
          await prepare?.(studio)
        }
        drawn = await inTime(look(studio, story, { wanted, care, checks }))
      } catch (error) {
        drawn = { failure: firstLineOf(error) }
        await renew()
      }
      await onStory(story, drawn)
      if (studio) await inPage?.(story, studio)
      if (fresh) await renew()
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, worker))
}
