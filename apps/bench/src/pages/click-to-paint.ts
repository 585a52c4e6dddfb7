import type { Page } from '@playwright/test'

/** How many clicks follow the first one. */
const laterClicks = 20

/** Milliseconds from the browser's timestamp of a click to the end of the frame that displays it. */
async function clickToPaint(page: Page, selector: string, index: number): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const listen = ({ timeStamp }: MouseEvent) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            // A task posted in the frame runs after its paint.
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
            port1.start()
            port2.postMessage(undefined)
          })
        addEventListener('click', listen, { capture: true, once: true })
      }),
  )
  await page.locator(selector).nth(index).click()
  return painted
}

/** The first click on a page, which may load or prepare something, and the later ones. */
export interface Clicks {
  first: number
  later: number[]
}

/** Clicks each of the elements in turn. */
export async function measureClicks(page: Page, selector: string): Promise<Clicks> {
  const choices = await page.locator(selector).count()
  const first = await clickToPaint(page, selector, 0)
  const later: number[] = []
  for (let click = 1; click <= laterClicks; click += 1) later.push(await clickToPaint(page, selector, click % choices))
  return { first, later }
}
