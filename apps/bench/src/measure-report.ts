import { setTimeout as delay } from 'node:timers/promises'
import { testReportCalls } from '@the-house/domain'
import { reportLatency } from './concurrent-latency.ts'
import { judgeMemory, MB, memoryOf, peakOf } from './memory.ts'
import { isApart, openOffice, type Office } from './reported.ts'
import { median } from './statistics.ts'

const rounds = 10
const schools = { few: { students: 100, rounds }, many: { students: 10_000, rounds } }
const tests = { few: 1000, many: 100_000 }
/** How many times each call is measured. */
const times = 15
/** How many rows the export reads at once. */
const batch = 500

const { sentTests, sentTestsFile, testReport } = testReportCalls
const read = async (answer: Promise<Response>) => (await (await answer).arrayBuffer()).byteLength

/** The calls of a teacher. */
const looks: Record<string, (office: Office, among: number) => Promise<number>> = {
  'the list': ({ ask }) => read(ask(sentTests)),
  'its last page': ({ ask }, among) => read(ask(sentTests, { query: { page: among / 20 } })),
  'by result': ({ ask }) => read(ask(sentTests, { query: { sort: '-percentage' } })),
  'the report': ({ ask }) => read(ask(testReport, { params: { id: 1 } })),
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  return median(taken)
}

const load =
  ({ ask }: Office) =>
  () =>
    read(ask(sentTestsFile))

/** Whether the export reads all rows in a bounded number of queries per batch. */
async function isFileBounded(few: Office, many: Office, apart: boolean): Promise<boolean> {
  const [less, more] = [await few.queriesOf(load(few)), await many.queriesOf(load(many))]
  const most = less + (tests.many - tests.few) / batch
  const kept = more <= most
  const started = performance.now()
  const idle = await memoryOf(many.pid)
  const bytes: number[] = []
  const memory = judgeMemory(
    idle,
    await peakOf(
      many.pid,
      load(many)().then((length) => bytes.push(length)),
    ),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`    the file: ${less} queries, and ${more} (at most ${most}: ${kept ? 'kept' : 'OVER'}), ${seconds} s`)
  if (apart) console.log(`    memory for its ${MB(bytes[0] ?? 0)}: ${memory.line}`)
  return kept && (memory.kept || !apart)
}

async function measureOn(database: string, ...args: string[]): Promise<boolean> {
  await using few = await openOffice(schools.few, args)
  await using many = await openOffice(schools.many, args)
  console.log(
    `  ${database}, with ${tests.few.toLocaleString('en')} tests, and with ${tests.many.toLocaleString('en')}:`,
  )
  let kept = true
  for (const [name, look] of Object.entries(looks)) {
    const small = await few.queriesOf(() => look(few, tests.few))
    const large = await many.queriesOf(() => look(many, tests.many))
    kept &&= large <= small
    const [less, more] = [await msOf(() => look(few, tests.few)), await msOf(() => look(many, tests.many))]
    const queries = `${small} queries, and ${large} (as many: ${large <= small ? 'kept' : 'OVER'})`
    console.log(`    ${name}: ${queries}; ${less.toFixed(0)} ms, and ${more.toFixed(0)} ms`)
  }
  kept = (await isFileBounded(few, many, isApart(args))) && kept
  const all = async () => {
    const until = performance.now() + 5000
    while (performance.now() < until)
      for (const look of Object.values(looks)) {
        await look(many, tests.many)
        await delay(100)
      }
  }
  console.log(`    while all of it is looked at: ${await reportLatency(many.url, all)}`)
  console.log(`    while the file is read: ${await reportLatency(many.url, () => read(many.ask(sentTestsFile)))}`)
  return kept
}

/** Prints the latency of list, report and export with very many tests, and whether it is within its budgets. */
export async function measureReport(): Promise<boolean> {
  console.log(`\nReports of tests (medians of ${times})`)
  const embedded = await measureOn('embedded')
  const server = await measureOn('PostgreSQL', '--postgres')
  return embedded && server
}
