import { buildUrl, calls } from '@the-house/domain'
import { compare, rounds, sharedDatabase, timeOf, verdict } from './compare.ts'
import { startServer } from './server.ts'
import { tokenOf } from './school.ts'

/** The greatest slowdown of a response with a hundred times as many articles. */
const budget = 2
const amounts = { few: 50, many: 5000 } as const
type Amount = keyof typeof amounts
const reader = { email: 'reader@example.com', password: 'correct horse' }

/** The calls measured in both schools; each page has five rows, in either school. */
const asked: Record<string, Record<Amount, object>> = {
  'page 1': { few: {}, many: {} },
  'the page in the middle': { few: { page: 5 }, many: { page: 500 } },
  'the deepest page': { few: { page: 10 }, many: { page: 1000 } },
  'the beginning of a word': { few: { term: 'kett' }, many: { term: 'kett' } },
  'a word of all, the deepest page': { few: { term: 'school', page: 10 }, many: { term: 'school', page: 1000 } },
  'two tags and a word': {
    few: { tags: 'tag 3,tag 4', term: 'school' },
    many: { tags: 'tag 3,tag 4', term: 'school' },
  },
}

const startNewsroom = (amount: Amount, args: string[]) =>
  startServer(
    'apps/api/src/testing/newsroom.ts',
    /ready on (http:\/\/\S+)/,
    sharedDatabase(),
    ...args,
    String(amounts[amount]),
  )

async function measureOn(database: string, ...args: string[]): Promise<boolean> {
  await using small = await startNewsroom('few', args)
  await using large = await startNewsroom('many', args)
  const tokens = { few: await tokenOf(small.url, reader), many: await tokenOf(large.url, reader) }
  let kept = true
  for (const [name, query] of Object.entries(asked)) {
    const address = (amount: Amount) => buildUrl(calls.news, { query: { size: 5, ...query[amount] } })
    const { few, many } = await compare({
      few: () => timeOf(small.url + address('few'), tokens.few),
      many: () => timeOf(large.url + address('many'), tokens.many),
    })
    const ratio = many / few
    kept &&= ratio < budget
    const times = `${few.toFixed(2)} ms with 50 articles, ${many.toFixed(2)} ms with 5,000`
    console.log(`  ${database}, ${name}: ${times}, ${verdict(ratio, budget)}`)
  }
  return kept
}

/** Prints the latency of the news with very many articles, and whether it is less than twice that with few. */
export async function measureNews(): Promise<boolean> {
  console.log(`\nNews (medians of ${rounds} calls)`)
  const embedded = await measureOn('embedded')
  const server = await measureOn('PostgreSQL', '--postgres')
  return embedded && server
}
