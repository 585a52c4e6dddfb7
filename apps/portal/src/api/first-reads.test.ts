import { beforeEach, expect, it, vi } from 'vitest'
import { takeFirstRead } from './first-reads.ts'

const address = '/api/v1/me/books'
const again = vi.fn<() => Promise<Response>>(async () => new Response('again'))
beforeEach(() => {
  again.mockClear()
  // The page of a worker that runs many tests is old.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})

const startedWith = (answer: Promise<Response>) => {
  answer.catch(() => undefined)
  window.firstReads = { token: 'abc', answers: { [address]: answer } }
}
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()

it('gives the answer that the page has asked for, once', async () => {
  startedWith(Promise.resolve(new Response('first')))
  expect(await textOf(takeFirstRead(address, 'abc', again))).toBe('first')
  expect(takeFirstRead(address, 'abc', again)).toBeUndefined()
  expect(again).not.toHaveBeenCalled()
})

it('gives nothing to another session', () => {
  startedWith(Promise.resolve(new Response('first')))
  expect(takeFirstRead(address, 'other', again)).toBeUndefined()
})

it('asks again for what did not come', async () => {
  startedWith(Promise.reject(new TypeError('Failed to fetch')))
  expect(await textOf(takeFirstRead(address, 'abc', again))).toBe('again')
})

it('gives nothing that is older than the first screen', () => {
  startedWith(Promise.resolve(new Response('first')))
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(takeFirstRead(address, 'abc', again)).toBeUndefined()
})
