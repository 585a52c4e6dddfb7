import { buildUrl, managed, managedCalls } from '@the-house/domain'
import { compare, rounds, sharedDatabase, timeOf, verdict } from './compare.ts'
import { startServer } from './server.ts'
import { tokenOf } from './school.ts'

/** The greatest slowdown of a response with a hundred times as many exercises. */
const budget = 2
const amounts = { few: 500, many: 50_000 } as const
type Amount = keyof typeof amounts
const office = { email: 'office@example.com', password: 'correct horse' }
const { list } = managedCalls(managed.exercises)

/** The calls measured in both schools; each page has five rows, in either school. */
const asked: Record<string, Record<Amount, object>> = {
  'page 1': { few: {}, many: {} },
  'the page in the middle': { few: { page: 50 }, many: { page: 5000 } },
  'the deepest page': { few: { page: 100 }, many: { page: 10_000 } },
  'the beginning of a word': { few: { term: 'kett' }, many: { term: 'kett' } },
  'one topic': { few: { topic_id: 100_040 }, many: { topic_id: 100_040 } },
  'by title': { few: { sort: 'title' }, many: { sort: 'title' } },
}

const startBank = (amount: Amount, args: string[]) =>
  startServer(
    'apps/api/src/testing/bank.ts',
    /ready on (http:\/\/\S+)/,
    sharedDatabase(),
    ...args,
    String(amounts[amount]),
  )

async function measureOn(database: string, ...args: string[]): Promise<boolean> {
  await using small = await startBank('few', args)
  await using large = await startBank('many', args)
  const tokens = { few: await tokenOf(small.url, office), many: await tokenOf(large.url, office) }
  let kept = true
  for (const [name, query] of Object.entries(asked)) {
    const address = (amount: Amount) => buildUrl(list, { query: { size: 5, ...query[amount] } })
    const { few, many } = await compare({
      few: () => timeOf(small.url + address('few'), tokens.few),
      many: () => timeOf(large.url + address('many'), tokens.many),
    })
    const ratio = many / few
    kept &&= ratio < budget
    const times = `${few.toFixed(2)} ms with 500 exercises, ${many.toFixed(2)} ms with 50,000`
    console.log(`  ${database}, ${name}: ${times}, ${verdict(ratio, budget)}`)
  }
  return kept
}

/** Prints the latency of content lists in a large school, and whether it is less than twice that of a small one. */
export async function measureBank(): Promise<boolean> {
  console.log(`\nExercises in the administration (medians of ${rounds} calls)`)
  const embedded = await measureOn('embedded')
  const server = await measureOn('PostgreSQL', '--postgres')
  return embedded && server
}
