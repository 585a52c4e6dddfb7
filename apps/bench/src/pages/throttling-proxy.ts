import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { startHttpServer } from './http-server.ts'
import { conditions, createLink, type NetworkConditions } from './network-conditions.ts'
import { createRecord, type Transfer, type TransferRecord } from './transfers.ts'

const pieceBytes = 4096
const agent = new Agent({ keepAlive: true })

interface Link extends NetworkConditions {
  reserve: ReturnType<typeof createLink>
}

const linkOf = (network: NetworkConditions): Link => ({ ...network, reserve: createLink(network.down) })

/** Waits until some bytes have passed; returns when they had. */
async function pass(bytes: number, from: number, { reserve }: Link): Promise<number> {
  const passed = reserve(bytes, from)
  const wait = passed - performance.now()
  if (wait > 0) await delay(wait)
  return passed
}

const headBytes = (rawHeaders: readonly string[]) => rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)

/** Forwards a request after one round trip. */
async function forward(upstream: string, request: IncomingMessage, { up, latency }: Link): Promise<IncomingMessage> {
  const { method, headers, url = '/', rawHeaders } = request
  await delay(latency + (headBytes(rawHeaders) * 8) / up)
  const onward = ask(new URL(url, upstream), { method, headers, agent })
  request.pipe(onward)
  const [answer]: IncomingMessage[] = await once(onward, 'response')
  if (!answer) throw new Error(`${url} has no response.`)
  return answer
}

/** Sends a response through the link, piece by piece. */
async function send(answer: IncomingMessage, response: ServerResponse, transfer: Transfer, link: Link): Promise<void> {
  const head = headBytes(answer.rawHeaders)
  transfer.bytes += head
  await pass(head, performance.now(), link)
  response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
  response.flushHeaders()
  // A page that is closed leaves its event stream behind.
  response.on('close', () => answer.destroy())
  for await (const chunk of answer) {
    const body = Buffer.from(chunk)
    let passed = performance.now()
    for (let start = 0; start < body.length; start += pieceBytes) {
      const piece = body.subarray(start, start + pieceBytes)
      passed = await pass(piece.length, passed, link)
      transfer.bytes += piece.length
      response.write(piece)
    }
  }
  response.end()
}

export interface ThrottlingProxy extends AsyncDisposable {
  url: string
  /** Sets the conditions and begins a new record of what crosses the network. */
  begin: (conditions: NetworkConditions) => TransferRecord
}

/**
 * The network between browser and server. It throttles and counts here, not in the browser, because Chromium's own
 * throttling of a page does not reach the requests of its service worker, and because only what crosses a network may
 * count: what the browser's cache or the worker answers never comes here.
 */
export async function startThrottlingProxy(upstream: string): Promise<ThrottlingProxy> {
  const workers = new Set<string>()
  let record = createRecord(workers)
  let link = linkOf(conditions.unthrottled)
  const server = await startHttpServer((request, response) => {
    const transfer = record.open(request)
    response.on('close', () => transfer.close())
    forward(upstream, request, link)
      .then((answer) => send(answer, response, transfer, link))
      .catch(() => response.destroy())
  })
  return {
    ...server,
    begin: (next) => {
      link = linkOf(next)
      record = createRecord(workers)
      return record
    },
  }
}
