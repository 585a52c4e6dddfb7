import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'

/** How a store can fail. */
export type StoreFault =
  | 'refused' // the connection is closed at once
  | 'silent' // nothing is ever answered
  | 'busy' // 503 Slow Down
  | 'half an upload' // the connection ends in the middle of the file that is sent
  | 'half an answer' // the connection ends in the middle of the file that is read

const slowDown =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>'

/** Forwards a request, and its answer or half of it. */
function forward(port: number, inner: IncomingMessage, answer: ServerResponse, fault?: StoreFault): void {
  const { method, url, headers } = inner
  const cut = () => {
    outer.destroy()
    inner.socket.destroy()
  }
  const outer = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (found) => {
    answer.writeHead(found.statusCode ?? 500, found.headers)
    const half = Math.floor(Number(found.headers['content-length']) / 2)
    if (fault === 'half an answer' && method === 'GET')
      found.once('data', (chunk: Buffer) => answer.write(chunk.subarray(0, half), cut))
    else found.pipe(answer)
  })
  outer.on('error', () => inner.socket.destroy())
  inner.pipe(outer)
}

/** A proxy of an S3 server that fails when it is told to. */
export async function openStoreProxy(port: number) {
  let fault: StoreFault | undefined
  let left = Infinity
  const seen: string[] = []
  const server = createServer((inner, answer) => {
    seen.push(inner.method ?? '')
    const now = left > 0 ? fault : undefined
    if (now !== undefined) left -= 1
    if (now === 'refused') return void inner.socket.destroy()
    // The S3 server of the tests would keep the half, which no store does: it gets nothing.
    if (now === 'half an upload' && inner.method === 'PUT') return void inner.once('data', () => inner.socket.destroy())
    if (now === 'silent') return void inner.resume()
    if (now !== 'busy') return forward(port, inner, answer, now)
    // The body is read first, as stores do.
    inner.resume().once('end', () => answer.writeHead(503, { 'content-type': 'application/xml' }).end(slowDown))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.')
  return {
    port: address.port,
    /** The methods of all requests. */
    seen,
    /** Fails from now on, or for some requests alone. */
    fail: (next: StoreFault, times = Infinity) => {
      fault = next
      left = times
    },
    mend: () => {
      fault = undefined
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
