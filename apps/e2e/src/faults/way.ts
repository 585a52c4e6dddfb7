import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

/** What happens to a call instead of reaching the school. */
export type Fault =
  | { status: number; body?: object; text?: string; headers?: Record<string, string> }
  /** No answer ever comes. */
  | 'hangs'
  /** The connection breaks before an answer. */
  | 'breaks'
  /** It breaks in the middle of one. */
  | 'breaks half way'

/** The way from a browser to a house: a server between them, on which named calls meet a fault. */
export interface Way {
  readonly url: string
  /** `call` is a method and a path; a star stands for any part of it. */
  fault: (call: string, fault: Fault) => void
  /** Everything goes through again. */
  mend: () => void
  /** How often a call came by. */
  count: (call: string) => number
  close: () => Promise<void>
}

const fits = (call: string, name: string): boolean => {
  const parts = call.split('*').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

/** The house's own answer, as it comes. */
function pass(house: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request
  const onward = ask(new URL(url, house), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

function meet(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  // A body that nobody reads would hold the connection up.
  request.resume()
  if (fault === 'hangs') return
  if (fault === 'breaks') {
    response.destroy()
    return
  }
  if (fault === 'breaks half way') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"content": [', () => response.destroy())
    return
  }
  const { status, body, text, headers } = fault
  const type = body ? 'application/json' : 'text/html'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(body ? JSON.stringify(body) : text)
}

/** Opens a way to a house on a port of its own. */
export async function openWay(house: string): Promise<Way> {
  let faults: { call: string; fault: Fault }[] = []
  const seen: string[] = []
  const server = createServer((request, response) => {
    const name = `${request.method} ${(request.url ?? '').split('?')[0]}`
    seen.push(name)
    const found = faults.find(({ call }) => fits(call, name))
    if (found) meet(found.fault, request, response)
    else pass(house, request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The way has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    fault: (call, fault) => {
      faults = [...faults, { call, fault }]
    },
    mend: () => {
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
