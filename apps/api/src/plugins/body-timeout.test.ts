import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyTimeout } from './body-timeout.ts'

const app = Fastify()
let port = 0
beforeAll(async () => {
  await app.register(bodyTimeout, { forms: 100 })
  app.post('/form', async () => 'taken')
  app.post('/file', { config: { takesFile: true } }, async () => 'taken')
  const address = await app.listen({ port: 0 })
  port = Number(new URL(address).port)
})
afterAll(() => app.close())

/** Sends the head of a request and half of its body. */
function begin(path: string) {
  const socket = connect(port, 'localhost')
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\no`)
  return { socket, ended: once(socket, 'close'), answer: once(socket, 'data') }
}

it('a body that does not come ends its request', async () => {
  const { ended } = begin('/form')
  await expect(ended).resolves.toBeDefined()
})

it('a file may take its time', async () => {
  const { ended } = begin('/form')
  const { socket, answer } = begin('/file')
  // By now the time-out of a form has passed.
  await ended
  socket.write('k')
  const [data] = await answer
  expect(String(data)).toContain('taken')
  socket.destroy()
})
