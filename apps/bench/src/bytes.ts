import { openChromium } from './chromium.ts'
import { startDemoServer } from './server.ts'
import { checkCounts } from './pages/check-counts.ts'

await using server = await startDemoServer()
await using browser = await openChromium()
process.exitCode = (await checkCounts(browser, server.url)).kept ? 0 : 1
