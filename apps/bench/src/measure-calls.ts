import { buildUrl, calls, type Call } from '@the-house/domain'
import autocannon from 'autocannon'
import { startServer } from './server.ts'
import { findPlace, type Place } from './school.ts'

interface Measured {
  call: Call
  address: Parameters<typeof buildUrl>[1]
  body?: object
  /** Number of database queries of the call, the session included; the API's tests assert it. */
  reads: number
}

const seconds = 4
/** Seconds until a server that has just started runs compiled, as it does in a school. */
const warmUp = 4
const connections = 20

const mainCalls = ({ chapter, topic, survey, choice }: Place): Record<string, Measured> => ({
  me: { call: calls.me, address: {}, reads: 2 },
  books: { call: calls.books, address: {}, reads: 2 },
  topics: { call: calls.topics, address: { params: { id: chapter } }, reads: 2 },
  exercises: {
    call: calls.exercises,
    address: { params: { id: chapter }, query: { topic_id: topic } },
    reads: 4,
  },
  'save an answer': {
    call: calls.answerAlternatives,
    address: { params: { id: survey.id } },
    body: { exercise_id: choice.id, alternative_ids: [choice.alternatives[0]?.id] },
    reads: 2,
  },
})

interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

async function load(url: string, token: string, body?: object): Promise<Load> {
  const sent = {
    url,
    connections,
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'PUT' as const, body: JSON.stringify(body) }),
  }
  await autocannon({ ...sent, duration: warmUp })
  const { requests, latency, non2xx, errors } = await autocannon({ ...sent, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/** Prints requests per second and p99 of the main calls beside those of the bare server. */
export async function measureCalls(url: string): Promise<void> {
  console.log(
    `\nCalls (${connections} connections, ${seconds} s each after ${warmUp} s to warm up; bare: Fastify and PGlite, as many plain queries)`,
  )
  await using bare = await startServer('apps/bench/src/bare-server.ts', /ready on (http:\/\/\S+)/, {})
  const place = await findPlace(url)
  for (const [name, { call, address, body, reads }] of Object.entries(mainCalls(place))) {
    const own = await load(url + buildUrl(call, address), place.token, body)
    const plain = await load(`${bare.url}/${reads}`, place.token, body)
    // The product flushes what it acknowledges, which a route does not by itself.
    const flushed = body && (await load(`${bare.url}/flushed/${reads}`, place.token, body))
    const beside = (limit: Load) =>
      `${limit.perSecond.toFixed(0)}, p99 ${limit.p99} ms; share ${(own.perSecond / limit.perSecond).toFixed(2)}`
    console.log(
      `  ${name}: ${own.perSecond.toFixed(0)} a second, p99 ${own.p99} ms; bare ${beside(plain)}` +
        (flushed ? `; bare with a flush ${beside(flushed)}` : ''),
    )
  }
}
