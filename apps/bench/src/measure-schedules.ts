import { buildUrl, calls } from '@the-house/domain'
import { compare, rounds, sharedDatabase, timeOf, verdict } from './compare.ts'
import { startServer } from './server.ts'
import { tokenOf } from './school.ts'

/** The greatest slowdown of a response in a school with a hundred times as many classes. */
const budget = 2
const week = [100, 10_000] as const
const account = { email: 'student@example.com', password: 'correct horse' }

/** The student's calls; the unit has a hundred classes in that week in either school. */
const asked = {
  'the schedule': buildUrl(calls.schedules, { query: { start_week: '2026-03-02' } }),
  'the schedule of a later week': buildUrl(calls.schedules, { query: { start_week: '2026-03-16' } }),
  'the online classes': buildUrl(calls.meetings),
  'the own classes': buildUrl(calls.myClasses),
}

const startSchool = (classes: number, ...args: string[]) =>
  startServer(
    'apps/api/src/testing/scheduled.ts',
    /ready on (http:\/\/\S+)/,
    sharedDatabase(),
    `--classes=${classes}`,
    ...args,
  )

async function measureOn(database: string, ...args: string[]): Promise<boolean> {
  await using small = await startSchool(week[0], ...args)
  await using large = await startSchool(week[1], ...args)
  const tokens = { few: await tokenOf(small.url, account), many: await tokenOf(large.url, account) }
  let kept = true
  for (const [name, address] of Object.entries(asked)) {
    const { few, many } = await compare({
      few: () => timeOf(small.url + address, tokens.few),
      many: () => timeOf(large.url + address, tokens.many),
    })
    const ratio = many / few
    kept &&= ratio < budget
    const [less, more] = week.map((count) => count.toLocaleString('en'))
    console.log(
      `  ${database}, ${name}: ${few.toFixed(2)} ms with ${less} classes a week, ${many.toFixed(2)} ms with ${more}, ${verdict(ratio, budget)}`,
    )
  }
  return kept
}

/** Prints the latency of a student's schedule in a large school, and whether it is about that in a small one. */
export async function measureSchedules(): Promise<boolean> {
  console.log(`\nSchedules (medians of ${rounds} calls)`)
  const embedded = await measureOn('embedded')
  const server = await measureOn('PostgreSQL', '--postgres')
  return embedded && server
}
