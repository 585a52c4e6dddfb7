import { openChromium } from './chromium.ts'
import { startHouse } from './house.ts'
import { measureBytes } from './measure-bytes.ts'

await using house = await startHouse()
await using browser = await openChromium()
process.exitCode = (await measureBytes(browser, house.url)) ? 0 : 1
