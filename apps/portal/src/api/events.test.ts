import type { UserEvent } from '@the-house/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authorizeWith } from './token.ts'
import { readStream, StreamRefused } from './events.ts'

let server: ReadableStreamDefaultController<Uint8Array>
const sent: Request[] = []
const send = (text: string) => server.enqueue(new TextEncoder().encode(text))

function answer(response: () => Response) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(new URL(url, 'http://localhost'), init))
    const answered = response()
    init.signal?.addEventListener('abort', () => server.error(init.signal?.reason))
    return answered
  })
}
const streaming = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        server = controller
      },
    }),
  )

function read() {
  const heard: UserEvent[] = []
  const opened = vi.fn<() => void>()
  const stop = new AbortController()
  const ended = readStream({ opened, hear: (event) => heard.push(event), signal: stop.signal })
  return { heard, opened, ended, stop }
}

beforeEach(() => {
  sent.length = 0
  authorizeWith(() => ({ token: 'a token', owner: 1 }))
  answer(streaming)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hears each event of the stream with the session of the user, in whatever pieces they arrive', async () => {
  const { heard, opened, ended } = read()
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  send(': open\n\ndata: {"kind":"testFin')
  send('ished","test_id":3}\n\n: beat\n\ndata: {"kind":"of a newer server"}\n\n')
  send('data: {"kind":"notificationsChanged"}\n\n')
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  server.close()
  await ended
  expect(heard).toEqual([{ kind: 'testFinished', test_id: 3 }, { kind: 'notificationsChanged' }])
  expect(
    sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('accept'), headers.get('authorization')]),
  ).toEqual([['/api/v1/me/events', 'text/event-stream', 'a token']])
})

it('tells for how long a server that refuses it wants to be left alone', async () => {
  answer(() => new Response('{}', { status: 429, headers: { 'retry-after': '60' } }))
  const { ended, opened } = read()
  const failure = await ended.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StreamRefused)
  expect(failure).toMatchObject({ retryAfter: 60 })
  expect(opened).not.toHaveBeenCalled()
})

it('ends a stream that gives no sign of life for a minute, and none that does', async () => {
  vi.useFakeTimers()
  const { ended, opened } = read()
  let isOver = false
  const over = ended.catch(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(opened).toHaveBeenCalledOnce()
  send(': beat\n\n')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  await over
  expect(isOver).toBe(true)
})
