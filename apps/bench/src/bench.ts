import { parseArgs } from 'node:util'
import { startDemoServer } from './server.ts'
import { measureBank } from './measure-bank.ts'
import { measureCalls } from './measure-calls.ts'
import { measureImports } from './measure-imports.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureNews } from './measure-news.ts'
import { measureNotifications } from './measure-notifications.ts'
import { measureReport } from './measure-report.ts'
import { measureSchedules } from './measure-schedules.ts'
import { measureSending } from './measure-sending.ts'
import { measureTests } from './measure-tests.ts'
import { measureUploads } from './measure-uploads.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measureScale } from './scale/measure-scale.ts'
import { profilePage } from './profile/profile-page.ts'
import { selectPage, selectParts, UsageError } from './select-parts.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })

/** The parts in their order; each resolves to false where it exceeds a budget. */
const parts: Record<string, (url: string) => Promise<boolean | void>> = {
  pages: (url) => measurePages(url, values.keep),
  calls: measureCalls,
  notifications: measureNotifications,
  news: measureNews,
  schedules: measureSchedules,
  bank: measureBank,
  uploads: measureUploads,
  imports: measureImports,
  tests: measureTests,
  sending: measureSending,
  reports: measureReport,
  lighthouse: measureLighthouse,
}

async function measure(url: string, selected: readonly string[]): Promise<void> {
  let kept = true
  for (const name of selected) kept = (await parts[name]?.(url)) !== false && kept
  console.log(kept ? '\nEvery budget is kept.' : '\nA budget is broken; the lines above say which.')
  process.exitCode = kept ? 0 : 1
}

/** What the command line asks for, as work on a running server. */
function readWork(): (url: string) => Promise<void> {
  const [first, asked] = positionals
  if (first === 'profile') {
    const page = selectPage(asked)
    return (url) => profilePage(url, page)
  }
  const selected = selectParts(Object.keys(parts), positionals)
  return (url) => measure(url, selected)
}

try {
  if (positionals[0] === 'scale') {
    // It has schools of its own, takes minutes, and is no part of what is measured without a name.
    process.exitCode = (await measureScale(values.keep)) ? 0 : 1
  } else {
    const work = readWork()
    await using server = await startDemoServer()
    await work(server.url)
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
