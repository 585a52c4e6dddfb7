import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** The middle of an element, in pixels of the window. */
async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('What is dragged has to be in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The way of a pointer from one point to another, in steps. */
function* wayBetween(from: Point, to: Point, steps = 12): Generator<Point> {
  for (let step = 1; step <= steps; step += 1)
    yield { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }
}

/** Drags one element onto another with the mouse. */
export async function dragByMouse(page: Page, what: Locator, onto: Locator) {
  await what.scrollIntoViewIfNeeded()
  const [from, to] = [await middleOf(what), await middleOf(onto)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of wayBetween(from, to)) await page.mouse.move(x, y)
  await page.mouse.up()
}

/**
 * Drags one element onto another with a finger, by touches that the browser itself turns into events.
 * @param rested resolves once the finger has rested long enough
 */
export async function dragByFinger(page: Page, what: Locator, onto: Locator, rested: () => Promise<void>) {
  const [from, to] = [await middleOf(what), await middleOf(onto)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  await rested()
  for (const point of wayBetween(from, to)) await touch('touchMove', [point])
  await touch('touchEnd', [])
  await session.detach()
}
