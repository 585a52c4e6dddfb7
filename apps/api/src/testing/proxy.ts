import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a server and its PostgreSQL that simulates network failures. */
export async function openProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const server = createServer((inner) => {
    const outer = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => state === 'whole' && to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    if (state === 'cut') inner.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.')
  const url = new URL(target)
  url.host = `127.0.0.1:${address.port}`
  const drop = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    /** Closes every connection, and new ones. */
    cut: () => {
      state = 'cut'
      drop()
    },
    /** Keeps the connections open and forwards nothing. */
    silence: () => {
      state = 'silent'
    },
    mend: () => {
      state = 'whole'
      drop()
    },
    close: async () => {
      drop()
      await new Promise((done) => server.close(done))
    },
  }
}
