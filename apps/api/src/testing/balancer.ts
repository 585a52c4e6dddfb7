import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

const checkMs = 50

interface Upstream {
  address: string
  agent: Agent
  isReady: boolean
  checking: NodeJS.Timeout
}

/** The headers that concern one connection alone (RFC 9110, 7.6.1). */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])
const passedOn = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

/** Sends a request to one server; rejects where no response comes. */
function forward({ address, agent }: Upstream, { method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(
    `${address}${url}`,
    { method, agent, headers: { ...headers, connection: 'keep-alive' } },
    resolve,
  )
  sent.once('error', reject)
  sent.end(body)
  return promise
}

/**
 * A load balancer as schools run one: keep-alive connections on both sides, in turn to the servers whose /readyz says
 * 200. What was sent is never sent again; only a connection that is refused leads to the next server.
 */
export async function openBalancer() {
  let upstreams: Upstream[] = []
  let turn = 0

  async function answer(asked: IncomingMessage, response: ServerResponse) {
    const body = await buffer(asked)
    const ready = upstreams.filter(({ isReady }) => isReady)
    turn += 1
    for (let tried = 0; tried < ready.length; tried += 1) {
      const upstream = ready[(turn + tried) % ready.length]
      if (!upstream) break
      try {
        const got = await forward(upstream, asked, body)
        response.writeHead(got.statusCode ?? 502, passedOn(got)).end(await buffer(got))
        return
      } catch (error) {
        if (isRefused(error)) continue
        response.writeHead(502).end(`${upstream.address}: ${String(error)}`)
        return
      }
    }
    response.writeHead(503).end('No server is ready.')
  }

  const server = createServer((asked, response) => void answer(asked, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.')

  async function check(upstream: Upstream) {
    upstream.isReady = await fetch(`${upstream.address}/readyz`, { headers: { connection: 'close' } }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  const end = ({ checking, agent }: Upstream) => {
    clearInterval(checking)
    agent.destroy()
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Adds a server, which gets requests once it is ready. */
    add: async (added: string) => {
      const agent = new Agent({ keepAlive: true })
      const upstream: Upstream = {
        address: added,
        agent,
        isReady: false,
        checking: setInterval(() => void check(upstream), checkMs),
      }
      await check(upstream)
      upstreams.push(upstream)
    },
    remove: (gone: string) => {
      upstreams.filter((one) => one.address === gone).forEach(end)
      upstreams = upstreams.filter((one) => one.address !== gone)
    },
    close: async () => {
      upstreams.forEach(end)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
