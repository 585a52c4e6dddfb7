import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { currentLoad, describeMachine, keepResults } from '../pages/keep-results.ts'
import { startServer } from '../server.ts'
import { compareSchools, missedBy } from './aims.ts'
import { measureSchool, type MeasuredSchool } from './generated-school.ts'
import { missesTable, rolesTable, sharesTable, type Share } from './report.ts'

/** The calls whose requests a second are compared with a bare route. */
const compared = [
  'me',
  'books',
  'topics',
  'exercises',
  'notifications',
  'news',
  'myTribe',
  'myDashboard',
  'schedules',
  'myDollars',
]
const load = { connections: 20, duration: 4 }
/** Seconds until a server that has just started runs compiled, as it does in a school. */
const warmUp = 4

async function perSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  await autocannon({ url, headers, ...load, duration: warmUp })
  const { requests, non2xx, errors } = await autocannon({ url, headers, ...load })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`)
  return requests.average
}

/** Measures the product's calls and the bare routes in turn, on the same database. */
async function measureShares({ reads, counts, sent }: MeasuredSchool, url: string, database: string): Promise<Share[]> {
  const env = { DATABASE_URL: database }
  await using folder = await mkdtempDisposable(join(tmpdir(), 'the-house-sent-'))
  const statements = join(folder.path, 'statements.json')
  await writeFile(statements, JSON.stringify(sent))
  const ready = /ready on (http:\/\/\S+)/
  await using bare = await startServer('apps/bench/src/bare-postgres.ts', ready, env, statements)
  const shares: Share[] = []
  for (const name of compared) {
    const read = reads.find((one) => one.name === name)
    if (!read) throw new Error(`${name} was not driven.`)
    const queries = counts[name] ?? 0
    const own = await perSecond(url + read.url, read.headers)
    const plain = await perSecond(`${bare.url}/plain/${queries}`)
    const prepared = await perSecond(`${bare.url}/prepared/${queries}`)
    shares.push({ name, queries, own, plain, prepared, same: await perSecond(`${bare.url}/same/${name}`) })
  }
  return shares
}

/**
 * Generates a national school and a tenth of it on PostgreSQL, drives every call, and prints what misses the aims.
 * @param keep what was compared; the report is then kept in RESULTS.md under these words
 * @returns whether every aim is met
 */
export async function measureScale(keep?: string): Promise<boolean> {
  const before = currentLoad()
  console.log('\nScale: every call on a generated school of 100 thousand people, and on a tenth of it')
  const tenth = await measureSchool('tenth', async (school) => school)
  const { national, shares } = await measureSchool('national', async (school, { url, database }) => ({
    national: school,
    shares: await measureShares(school, url, database),
  }))
  const calls = compareSchools(tenth.calls, national.calls)
  const statements = compareSchools(tenth.statements, national.statements)
  const machine = `${describeMachine()}; load ${before} before, ${currentLoad()} after.`
  const report = [
    'Calls over HTTP, one at a time, until the whole answer is there; statements by the clock of PostgreSQL (auto_explain, without its timing of nodes).',
    rolesTable(calls, statements),
    `Requests a second, ${load.connections} connections, ${load.duration} s each after ${warmUp} s to warm up, beside Fastify and pg with as many plain queries by a key, with prepared ones, and with the very statements of the call, prepared:`,
    sharesTable(shares),
    'Calls that miss an aim:',
    missesTable(calls),
    'Statements that miss an aim:',
    missesTable(statements),
    ...(national.refused.length > 0 ? [`Not answered with success: ${national.refused.join('; ')}.`] : []),
  ].join('\n\n')
  console.log(`\n${machine}\n\n${report}`)
  if (keep !== undefined)
    await keepResults(
      `## ${new Date().toISOString().slice(0, 10)}, a national school: ${keep}\n\n${machine}\n\n${report}`,
    )
  return [...calls, ...statements].every((row) => missedBy(row).length === 0)
}
