import { buildUrl, calls } from '@the-house/domain'
import { compare, rounds, sharedDatabase, timeOf, verdict } from './compare.ts'
import { startServer } from './server.ts'
import { tokenOf } from './school.ts'

/** The greatest slowdown of a response for a user with a thousand times as many notifications. */
const budget = 1.5
const password = 'correct horse'

/** The calls measured for both users. */
const asked = {
  'the dropdown': { few: { size: 5 }, many: { size: 5 } },
  'page 1': { few: { page: 1 }, many: { page: 1 } },
  'the deepest page': { few: { page: 5 }, many: { page: 5000 } },
  'page 1 of unread ones': { few: { unread: true }, many: { unread: true } },
}

async function measureOn(database: string, ...args: string[]): Promise<boolean> {
  await using server = await startServer(
    'apps/api/src/testing/notified.ts',
    /ready on (http:\/\/\S+)/,
    sharedDatabase(),
    ...args,
  )
  const signIn = (name: string) => tokenOf(server.url, { email: `${name}@example.com`, password })
  const tokens = { few: await signIn('few'), many: await signIn('many') }
  let kept = true
  for (const [name, query] of Object.entries(asked)) {
    const callAs = (who: 'few' | 'many') => {
      const address = server.url + buildUrl(calls.notifications, { query: query[who] })
      return () => timeOf(address, tokens[who])
    }
    const { few, many } = await compare({ few: callAs('few'), many: callAs('many') })
    const ratio = many / few
    kept &&= ratio < budget
    console.log(
      `  ${database}, ${name}: ${few.toFixed(2)} ms with 100, ${many.toFixed(2)} ms with 100,000, ${verdict(ratio, budget)}`,
    )
  }
  return kept
}

/** Prints the latency for a user with very many notifications, and whether it is within the budget. */
export async function measureNotifications(): Promise<boolean> {
  console.log(`\nNotifications (medians of ${rounds} calls)`)
  const embedded = await measureOn('embedded')
  const server = await measureOn('PostgreSQL', '--postgres')
  return embedded && server
}
