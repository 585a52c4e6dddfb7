import { openChromium } from './chromium.ts'
import { startDemoServer } from './server.ts'
import { measureBytes } from './measure-bytes.ts'

await using server = await startDemoServer()
await using browser = await openChromium()
process.exitCode = (await measureBytes(browser, server.url)) ? 0 : 1
