import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'
import { lookHeight, looks, type Look } from './looks.ts'
import { isFinished, listen, waitForIdle, visibleHeight } from './in-page.ts'
import { tooWide } from './in-page-width.ts'

const timeoutMs = 20_000
/** The most screenshots of a careful capture. */
const attempts = 8
/** The greatest height of a screenshot; only very long pages are cut. */
const tallest = 6000

/**
 * Disables transitions, whose frames took half of the time of a run, and other fonts than the bundled one; hides the
 * browser's own video controls, which differ by machine.
 */
const calm = `
  *, *::before, *::after {
    caret-color: transparent !important;
    text-rendering: geometricPrecision !important;
    transition: none !important;
  }
  :root { --house-fonts-mono: var(--house-fonts-body) !important }
  ::-webkit-media-controls { display: none !important }
  summary { list-style: none !important }
`

/** A page of the docs that mounts and captures one story after the other. */
export interface Studio {
  show: (id: string) => Promise<void>
  /**
   * With `care`, repeats until two screenshots are equal; without it, parts that render late on a busy machine may be
   * missing.
   */
  photograph: (look: Look, care: boolean) => Promise<Buffer>
  /** Renders the mounted story in another language; the state after its play function stays. */
  translate: (language: string) => Promise<void>
  /** Sets window size and colour mode, and waits until the page is painted. */
  turnTo: (view: View) => Promise<void>
  /** axe violations of the story in its current state. */
  violations: () => Promise<string[]>
  /** Elements that make the page, or an open dialog, overflow the window. */
  tooWide: () => Promise<string[]>
  /** Console messages and uncaught errors since the last call. */
  complaints: () => Promise<string[]>
  page: Page
}

interface View {
  width: number
  height?: number
  mode: Look['mode']
}

async function open(page: Page, address: string, story: string) {
  await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true;language:en;mode:system`)
  // The first story is slowed down by the page load, so it is mounted again before its screenshot.
  await page.waitForFunction(isFinished)
  await page.addStyleTag({ content: calm })
  await page.evaluate(listen)
}

const isMedia = (request: Request) => request.resourceType() === 'media'

/** Tracks the page's requests. Of videos and sounds only the start is awaited, since they may stream without end. */
function watch(page: Page) {
  const under = new Set<Request>()
  let hasCome = false
  const ended = (request: Request) => {
    if (under.delete(request)) hasCome = true
  }
  page.on('request', (request) => isMedia(request) || under.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('response', (response) => {
    hasCome ||= isMedia(response.request())
  })
  return {
    isFetching: () => under.size > 0,
    /** Whether a request has finished, or a video or sound has started, since the last call. */
    hasNews() {
      const had = hasCome
      hasCome = false
      return had
    },
  }
}

/** Storybook logs this deprecation itself when a spy receives a DOM event. */
const ofStorybook = /^Accessing the Story Store is deprecated/

/** Collects uncaught errors, besides the console messages that the page records. */
function hear(page: Page): () => Promise<string[]> {
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  return async () => {
    const said = await page.evaluate(() => window.complaints.splice(0))
    return [...uncaught.splice(0), ...said.filter((words) => !ofStorybook.test(words))]
  }
}

async function shoot(session: CDPSession, width: number, height: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > lookHeight,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** Opens the docs with the first story; the others are mounted without a reload. */
export async function openStudio(context: BrowserContext, address: string, first: string): Promise<Studio> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  const session = await context.newCDPSession(page)
  const fetched = watch(page)
  const complaints = hear(page)
  await open(page, address, first)

  async function look({ width, height = lookHeight, mode }: View) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: mode })
  }

  async function drawn() {
    // A loaded part may request another one.
    do await page.evaluate(waitForIdle)
    while (fetched.hasNews() || fetched.isFetching())
  }

  return {
    page,
    complaints,
    violations: () => page.evaluate(() => window.theHouse.violations()),
    tooWide: () => page.evaluate(tooWide),
    translate: (language) => page.evaluate((other) => window.theHouse.translate(other), language),
    async turnTo(view) {
      await look(view)
      await drawn()
    },
    async show(id) {
      await look(looks[0])
      // Drops late messages of the previous story.
      await complaints()
      await page.evaluate((story) => window.theHouse.show(story), id)
    },
    async photograph(view, care) {
      await look(view)
      const take = async () => {
        await drawn()
        const height = Math.min(tallest, await page.evaluate(visibleHeight))
        if (height === 0) throw new Error(`It has no height in ${view.name}.`)
        return shoot(session, view.width, height)
      }
      let photograph = await take()
      if (!care) return photograph
      for (let again = 0; again < attempts; again++) {
        const next = await take()
        if (next.equals(photograph)) break
        photograph = next
      }
      return photograph
    },
  }
}
