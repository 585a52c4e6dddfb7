import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'
import { lookHeight, looks, type Look } from './looks.ts'
import { isFinished, listen, settle, visibleHeight } from './in-page.ts'

const patience = 20_000
/** How often it is photographed with care. */
const attempts = 8
/** Nothing but the last pixels of very long pages is left out. */
const tallest = 6000

/** Letters and signs come from the bundled font alone; what the browser draws over films is its own affair. */
const calm = `
  *, *::before, *::after { caret-color: transparent !important; text-rendering: geometricPrecision !important }
  :root { --house-fonts-mono: var(--house-fonts-body) !important }
  ::-webkit-media-controls { display: none !important }
  summary { list-style: none !important }
`

/** A page of the docs in which one story after the other is shown and photographed. */
export interface Studio {
  show: (id: string) => Promise<void>
  /** With care: until two photographs are alike. Without it, what is late on a busy machine may be missing. */
  photograph: (look: Look, care: boolean) => Promise<Buffer>
  page: Page
}

async function open(page: Page, address: string, story: string) {
  await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true;language:en;mode:system`)
  // The first story comes with all that the page loads; it is shown again before it is photographed.
  await page.waitForFunction(isFinished)
  await page.addStyleTag({ content: calm })
  await page.evaluate(listen)
}

const isMedia = (request: Request) => request.resourceType() === 'media'

/** Knows what the page fetches. Films and sounds are only heard of when they begin: they end when they like. */
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
    /** Whether something has come since this was asked the last time. */
    hasNews() {
      const had = hasCome
      hasCome = false
      return had
    },
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

/** Opens the docs at an address, with the first story; others follow each other without a reload. */
export async function openStudio(context: BrowserContext, address: string, first: string): Promise<Studio> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const session = await context.newCDPSession(page)
  const fetched = watch(page)
  await open(page, address, first)

  async function turnTo({ width, mode }: Look) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: lookHeight })
    await page.emulateMedia({ colorScheme: mode })
  }

  return {
    page,
    async show(id) {
      await turnTo(looks[0])
      await page.evaluate((story) => window.theHouse.show(story), id)
    },
    async photograph(look, care) {
      await turnTo(look)
      const take = async () => {
        // A part that has come may ask for another one.
        do await page.evaluate(settle)
        while (fetched.hasNews() || fetched.isFetching())
        const height = Math.min(tallest, await page.evaluate(visibleHeight))
        return shoot(session, look.width, height)
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
