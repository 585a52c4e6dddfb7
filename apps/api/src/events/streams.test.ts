import { expect, it } from 'vitest'
import { createStreams, streamLimits } from './streams.ts'

const event = { kind: 'testFinished', test_id: 1 } as const
const owner = { id: 1, session_id: 1 }

it('a reader that takes nothing is cut off before it holds more than its buffer', async () => {
  const streams = createStreams()
  const stream = streams.open(owner)
  const closed = new Promise((resolve) => stream.once('close', resolve))
  const other = streams.open({ id: 2, session_id: 2 })
  let told = 0
  while (!stream.destroyed && told < streamLimits.bufferBytes) {
    streams.deliver({ to: [1], event })
    told += 1
  }
  await closed
  expect(stream.readableLength).toBeLessThan(streamLimits.bufferBytes * 1.1)
  expect(streams.size()).toBe(1)
  expect(other.destroyed).toBe(false)
})

it('a process has no more streams than its limit, and takes one for each that closes', async () => {
  const streams = createStreams()
  const opened = Array.from({ length: streamLimits.perProcess }, (_, id) => streams.open({ id, session_id: id }))
  expect(() => streams.open({ id: -1, session_id: -1 })).toThrow('unavailable')
  const [first] = opened
  const closed = new Promise((resolve) => first?.once('close', resolve))
  first?.destroy()
  await closed
  expect(streams.open({ id: -1, session_id: -1 }).destroyed).toBe(false)
})

it('ends the streams of some sessions alone, and each with all that was written to it', async () => {
  const streams = createStreams()
  const [ended, kept] = [streams.open(owner), streams.open({ id: 1, session_id: 2 })]
  streams.deliver({ to: [1], event })
  streams.end(new Set([1]))
  const text = (await ended.setEncoding('utf8').toArray()).join('')
  expect(text).toBe(`: open\n\ndata: ${JSON.stringify(event)}\n\n`)
  expect(kept.readableEnded).toBe(false)
  expect(streams.sessions()).toEqual([2])
})
