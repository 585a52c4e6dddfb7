import { openChromium } from './chromium.ts'
import { startHouse } from './house.ts'
import { measureBytes } from './measure-bytes.ts'
import { measureCalls } from './measure-calls.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measurePaint } from './measure-paint.ts'

await using house = await startHouse()

async function measureBrowser(): Promise<boolean> {
  await using browser = await openChromium()
  const kept = await measureBytes(browser, house.url)
  await measurePaint(browser, house.url)
  return kept
}

const kept = await measureBrowser()
await measureCalls(house.url)
await measureLighthouse(house.url)
console.log(kept ? '\nEvery budget is kept.' : '\nA budget of bytes is broken.')
process.exitCode = kept ? 0 : 1
