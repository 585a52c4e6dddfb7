import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { stopping } from './stopping.ts'

let app: FastifyInstance
let port = 0
let release: () => void
let opened: Socket[] = []
let events: PassThrough
/** Starts a server that cuts requests after some time of its stop. */
async function listen(requestsMs = 100_000) {
  events = new PassThrough()
  app = Fastify({ return503OnClosing: false })
  await app.register(stopping, { requestsMs })
  const held = new Promise<void>((done) => {
    release = done
  })
  app.get('/quick', async () => 'quick')
  app.get('/slow', async () => {
    await held
    return 'slow'
  })
  app.get('/events', async (_request, reply) => reply.send(events))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}
afterEach(async () => {
  for (const socket of opened) socket.destroy()
  opened = []
  await app.close()
})

/** Opens a connection, which collects what it receives. */
function open() {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.on('error', () => undefined)
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
    received: (part: string) => vi.waitFor(() => expect(text).toContain(part)),
    text: () => text,
    connected: once(socket, 'connect'),
    ended: once(socket, 'close'),
  }
}

it('a request in flight is answered, and so is the next one on its connection, which then ends', async () => {
  await listen()
  const [busy, other] = [open(), open()]
  other.ask('/quick')
  await other.received('quick')
  expect(other.text()).toContain('Connection: keep-alive')
  busy.ask('/slow')
  await vi.waitFor(() => expect(app.server.listening).toBe(true))
  app.stopping.begin()
  other.ask('/quick')
  await other.ended
  expect(other.text()).toMatch(/connection: close[^]*quick$/)
  const closed = app.close()
  release()
  await busy.ended
  expect(busy.text()).toMatch(/connection: close[^]*slow$/)
  await closed
})

it('a connection whose response was being written when the stop began is closed after it', async () => {
  await listen()
  const reader = open()
  reader.ask('/events')
  events.write('one')
  await reader.received('one')
  expect(reader.text()).toContain('Connection: keep-alive')
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  events.end('two')
  await reader.ended
  expect(reader.text()).toContain('two')
  await closed
})

it('what is still in flight after the time for it is cut', async () => {
  await listen(300)
  const busy = open()
  busy.ask('/slow')
  await busy.connected
  await app.inject('/quick')
  await app.close()
  await busy.ended
  expect(busy.text()).toBe('')
})

it('idle connections do not keep the server, whether they have sent something or not', async () => {
  await listen()
  const [idle, silent] = [open(), open()]
  idle.ask('/quick')
  await idle.received('quick')
  await silent.connected
  await app.close()
  await Promise.all([idle.ended, silent.ended])
  expect(silent.text()).toBe('')
})
