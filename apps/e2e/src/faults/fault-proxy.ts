import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

/** An injected fault of a call. */
export type Fault =
  | { status: number; body?: object; text?: string }
  /** The connection breaks before a response. */
  | 'breaks'
  /** The connection breaks in the middle of a response. */
  | 'breaks half way'

export interface Line {
  latencyMs: number
  loseEvery: number
}

/** A fault injection proxy between browser and server: matching calls get a fault. */
export interface FaultProxy {
  readonly url: string
  /** Injects a fault; `call` is a method and a path, in which a star matches any part. */
  fault: (call: string, fault: Fault) => void
  /**
   * Makes the line slow and lossy: each request takes `latencyMs` more, and of the calls every `loseEvery`th gets no
   * answer, by turns before and after the school has done what it asks.
   */
  worsen: (line: Line) => void
  /** Removes all faults. */
  mend: () => void
  /** The number of requests that match a call. */
  count: (call: string) => number
  close: () => Promise<void>
}

const fits = (call: string, name: string): boolean => {
  const parts = call.split('*').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

/** Forwards a request and streams the server's response, unless that is lost. */
function pass(testServer: string, request: IncomingMessage, response: ServerResponse, isLost = false): void {
  const { method, headers, url = '/' } = request
  const onward = ask(new URL(url, testServer), { method, headers }, (answer) => {
    if (isLost) {
      answer.resume().once('end', () => response.destroy())
      return
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

function meet(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  // An unread request body would block the connection.
  request.resume()
  if (fault === 'breaks') {
    response.destroy()
    return
  }
  if (fault === 'breaks half way') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"content": [', () => response.destroy())
    return
  }
  const { status, body, text } = fault
  const type = body ? 'application/json' : 'text/html'
  response.writeHead(status, { 'content-type': type })
  response.end(body ? JSON.stringify(body) : text)
}

/** Starts a proxy to a server on a port of its own. */
export async function startFaultProxy(testServer: string): Promise<FaultProxy> {
  let faults: { call: string; fault: Fault }[] = []
  const seen: string[] = []
  let line: Line | undefined
  let calls = 0

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!line) return pass(testServer, request, response)
    const { latencyMs, loseEvery } = line
    const isCall = request.url?.startsWith('/api/') ?? false
    calls += Number(isCall)
    const isLost = isCall && calls % loseEvery === 0
    await delay(latencyMs)
    if (isLost && calls % (2 * loseEvery) === 0) response.destroy()
    else pass(testServer, request, response, isLost)
  }

  const server = createServer((request, response) => {
    const name = `${request.method} ${(request.url ?? '').split('?')[0]}`
    seen.push(name)
    const found = faults.find(({ call }) => fits(call, name))
    if (found) meet(found.fault, request, response)
    else void passOn(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    fault: (call, fault) => {
      faults = [...faults, { call, fault }]
    },
    worsen: (worse) => {
      line = worse
    },
    mend: () => {
      line = undefined
      faults = []
    },
    count: (call) => seen.filter((name) => fits(call, name)).length,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
