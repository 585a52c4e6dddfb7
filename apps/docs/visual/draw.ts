import type { Browser } from '@playwright/test'
import { stillContext } from './browser.ts'
import { looks, type Look } from './looks.ts'
import { openStudio, type Studio } from './studio.ts'

export type Photographs = ReadonlyMap<Look, Buffer>

/** What becomes of a story: its photographs, or why there are none. */
export type Drawn = { photographs: Photographs } | { failure: string }

/** Far more than a story takes, so that one that hangs holds nothing up. */
const patience = 60_000

async function photographsOf(studio: Studio, story: string, wanted: readonly Look[], care: boolean) {
  await studio.show(story)
  const photographs = new Map<Look, Buffer>()
  for (const look of wanted) photographs.set(look, await studio.photograph(look, care))
  return photographs
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It takes more than ${patience / 1000} seconds.`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const failureOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))

export interface DrawOptions {
  browser: Browser
  address: string
  stories: readonly string[]
  wanted?: readonly Look[]
  /** Pages that work side by side. */
  pages?: number
  /** Whether each look is photographed until two photographs are alike. */
  care?: boolean
  /** Called for each story in turn; the next one waits for it. */
  onStory: (story: string, drawn: Drawn) => Promise<void>
  /** Put on each page once the docs stand: what a test of the tests changes. */
  prepare?: (studio: Studio) => Promise<void>
  /** Called while a story stands as it was photographed last. */
  inPage?: (story: string, studio: Studio) => Promise<void>
}

/** Photographs stories in several pages; one that breaks its page gets, and leaves, a new one. */
export async function drawStories({
  browser,
  address,
  stories,
  wanted = looks,
  pages = 2,
  care = true,
  onStory,
  prepare,
  inPage,
}: DrawOptions) {
  const queue = [...stories]
  const worker = async () => {
    let studio: Studio | undefined
    let context = await stillContext(browser)
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      let drawn: Drawn
      try {
        if (!studio) {
          studio = await inTime(openStudio(context, address, story))
          await prepare?.(studio)
        }
        drawn = { photographs: await inTime(photographsOf(studio, story, wanted, care)) }
      } catch (error) {
        drawn = { failure: failureOf(error) }
        await context.close()
        context = await stillContext(browser)
        studio = undefined
      }
      await onStory(story, drawn)
      if (studio) await inPage?.(story, studio)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, worker))
}
