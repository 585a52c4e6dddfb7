import { openChromium, studentState } from '../chromium.ts'
import { newPhone } from '../pages/phone.ts'
import { markdownTable } from '../pages/markdown-table.ts'
import { cpuRate } from '../pages/network-conditions.ts'
import { portalPages, type PageName } from '../pages/pages.ts'
import { standsAt } from '../pages/paint-timings.ts'
import { findPlace } from '../school.ts'
import { createSourceFinder, packageOf } from './source-of.ts'
import { selfTimes, sumBy, type CpuProfile } from './self-time.ts'

/** Between two samples; the processor is slowed down, so that finer ones would measure themselves. */
const samplingMicroseconds = 500
/** How long the page goes on after it stands: hydration, effects, what is rendered late. */
const afterMs = 1500
/** How many modules are listed, of our own and of libraries. */
const mostModules = 25

async function recordProfile(url: string, name: PageName): Promise<CpuProfile> {
  await using browser = await openChromium()
  const place = await findPlace(url)
  const state = name === 'login' ? undefined : await studentState(browser, url, place.path)
  await using context = await newPhone(browser, state)
  const { path, stands } = portalPages(place)[name]
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: samplingMicroseconds })
  await session.send('Profiler.start')
  await page.goto(url + path, { waitUntil: 'commit' })
  await standsAt(page, stands)
  await page.waitForTimeout(afterMs)
  return (await session.send('Profiler.stop')).profile
}

const isOwn = (path: string) => /^(apps|packages)\//.test(path)

function table(title: string, rows: readonly [string, number][], total: number): string {
  const cells = rows.map(([name, ms]) => [name, `${ms.toFixed(0)} ms`, `${((ms / total) * 100).toFixed(1)} %`])
  return markdownTable([title, 'self time', 'share'], cells)
}

/** Prints what a cold start of a page spends its time on: by package, and by module of our own and of libraries. */
export async function profilePage(url: string, name: PageName): Promise<void> {
  const times = selfTimes(await recordProfile(url, name))
  const sourceOf = createSourceFinder()
  const total = Array.from(times.values()).reduce((sum, ms) => sum + ms, 0)
  const packages = sumBy(times, (frame) => packageOf(sourceOf(frame))).filter(([, ms]) => ms >= 1)
  const modules = sumBy(times, sourceOf)
  const own = modules.filter(([path]) => isOwn(path)).slice(0, mostModules)
  const libraries = modules.filter(([path]) => path.startsWith('node_modules/')).slice(0, mostModules)
  console.log(
    `${name}: ${total.toFixed(0)} ms with the processor ${cpuRate} times slower, until ${afterMs} ms after it stands\n`,
  )
  console.log(table('package', packages, total))
  console.log(`\n${table('module of our own', own, total)}`)
  console.log(`\n${table('module of a library', libraries, total)}`)
}
