import { addressOf, calls } from '@the-house/domain'
import { startServer } from './house.ts'
import { tokenOf } from './school.ts'
import { median } from './statistics.ts'

const rounds = 300
/** How much longer an answer may take for somebody with a thousand times as many. */
const budget = 1.5
const password = 'correct horse'

/** What each of the two asks for. */
const asked = {
  'the dropdown': { few: { size: 5 }, many: { size: 5 } },
  'page 1': { few: { page: 1 }, many: { page: 1 } },
  'the deepest page': { few: { page: 5 }, many: { page: 5000 } },
  'page 1 of unread ones': { few: { unread: true }, many: { unread: true } },
}

async function timeOf(address: string, authorization: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(address, { headers: { authorization } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - started
}

/** The medians of two calls, which take turns so that what else the machine does meets both alike. */
async function compare(call: { few: () => Promise<number>; many: () => Promise<number> }) {
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    few.push(await call.few())
    many.push(await call.many())
  }
  return { few: median(few), many: median(many) }
}

async function measureOn(database: string, ...args: string[]): Promise<boolean> {
  await using server = await startServer(
    'apps/api/src/testing/notified.ts',
    /ready on (http:\/\/\S+)/,
    shared(),
    ...args,
  )
  const signIn = (name: string) => tokenOf(server.url, { email: `${name}@example.com`, password })
  const tokens = { few: await signIn('few'), many: await signIn('many') }
  let kept = true
  for (const [name, query] of Object.entries(asked)) {
    const callAs = (who: 'few' | 'many') => {
      const address = server.url + addressOf(calls.notifications, { query: query[who] })
      return () => timeOf(address, tokens[who])
    }
    const { few, many } = await compare({ few: callAs('few'), many: callAs('many') })
    const ratio = many / few
    kept &&= ratio < budget
    const remark = `ratio ${ratio.toFixed(2)} (at most ${budget}: ${ratio < budget ? 'kept' : 'OVER'})`
    console.log(`  ${database}, ${name}: ${few.toFixed(2)} ms with 100, ${many.toFixed(2)} ms with 100,000, ${remark}`)
  }
  return kept
}

/** A server that is given for tests is used, else one is started. */
function shared(): Record<string, string> {
  const { DATABASE_URL } = process.env
  return DATABASE_URL ? { DATABASE_URL } : {}
}

/** Prints what notifications cost somebody who has very many, and whether that is no more than others pay. */
export async function measureNotifications(): Promise<boolean> {
  console.log(`\nNotifications (medians of ${rounds} calls)`)
  const embedded = await measureOn('embedded')
  const server = await measureOn('PostgreSQL', '--postgres')
  return embedded && server
}
