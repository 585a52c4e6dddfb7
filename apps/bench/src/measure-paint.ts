import type { Browser, Page } from '@playwright/test'
import { studentState } from './chromium.ts'
import { findPlace } from './school.ts'
import { median } from './statistics.ts'

const slowDown = 4
const clicks = 21

const bareRadios = `<!doctype html><title>Bare</title><main><fieldset><legend>Bare</legend>${[1, 2, 3, 4]
  .map((number) => `<label><input type="radio" name="bare">Answer ${number}</label>`)
  .join('')}</fieldset></main>`

/** Milliseconds from the browser's timestamp of a click to the end of the frame that displays it. */
async function clickToPaint(page: Page, index: number): Promise<number> {
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
  await page.getByRole('radio').nth(index).locator('xpath=ancestor::label').click()
  return painted
}

async function measure(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const choices = await page.getByRole('radio').count()
  const times: number[] = []
  for (let click = 0; click < clicks; click += 1) times.push(await clickToPaint(page, click % choices))
  return median(times)
}

/** Prints the time from a click on an answer to its paint, beside a page of plain radio buttons in the same browser. */
export async function measurePaint(browser: Browser, url: string): Promise<void> {
  const { path } = await findPlace(url)
  await using context = await browser.newContext({ storageState: await studentState(browser, url, path) })
  const page = await context.newPage()
  await page.goto(url + path)
  await page.getByRole('radio').first().waitFor()
  const own = await measure(page)
  const plain = await context.newPage()
  await plain.setContent(bareRadios)
  const bare = await measure(plain)
  console.log(`\nClick to paint at ${slowDown}x CPU slow-down, median of ${clicks}`)
  console.log(`  answer ${own.toFixed(1)} ms, bare radio ${bare.toFixed(1)} ms, ratio ${(own / bare).toFixed(2)}`)
}
