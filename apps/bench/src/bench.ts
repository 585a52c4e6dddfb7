import { openChromium } from './chromium.ts'
import { startDemoServer } from './server.ts'
import { measureBank } from './measure-bank.ts'
import { measureBytes } from './measure-bytes.ts'
import { measureCalls } from './measure-calls.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureNews } from './measure-news.ts'
import { measureNotifications } from './measure-notifications.ts'
import { measurePaint } from './measure-paint.ts'
import { measureReport } from './measure-report.ts'
import { measureSchedules } from './measure-schedules.ts'
import { measureSending } from './measure-sending.ts'
import { measureTests } from './measure-tests.ts'
import { measureUploads } from './measure-uploads.ts'

await using server = await startDemoServer()

async function measureBrowser(): Promise<boolean> {
  await using browser = await openChromium()
  const kept = await measureBytes(browser, server.url)
  await measurePaint(browser, server.url)
  return kept
}

const bytes = await measureBrowser()
await measureCalls(server.url)
const notifications = await measureNotifications()
const news = await measureNews()
const schedules = await measureSchedules()
const bank = await measureBank()
const uploads = await measureUploads()
const tests = await measureTests()
const sending = await measureSending()
const report = await measureReport()
await measureLighthouse(server.url)
const kept = [bytes, notifications, news, schedules, bank, uploads, tests, sending, report].every(Boolean)
console.log(kept ? '\nEvery budget is kept.' : '\nA budget is broken; the lines above say which.')
process.exitCode = kept ? 0 : 1
