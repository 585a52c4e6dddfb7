import { expect, it } from 'vitest'
import { countTransfers } from './count-page.ts'
import type { Transfer } from './transfers.ts'

const transfer = (startedAt: number, by: Transfer['by'] = 'page') => ({
  path: '/',
  bytes: 100,
  startedAt,
  by,
  close: () => {},
})
const at = { stood: 10, rested: 20 }

it('counts what the page fetches once it is at rest as fetched ahead', () => {
  const { first, ahead } = countTransfers([transfer(5), transfer(15), transfer(25)], at)
  expect(first).toEqual({ requests: 2, bytes: 200 })
  expect(ahead).toEqual({ requests: 1, bytes: 100 })
})

it("counts the worker's own requests as fetched ahead once the screen stands, and as the page's before", () => {
  const { first, ahead } = countTransfers(
    [5, 15, 25].map((ms) => transfer(ms, 'worker')),
    at,
  )
  expect(first.requests).toBe(1)
  expect(ahead).toEqual({ requests: 2, bytes: 200 })
})

it("never lets a page wait for the worker's script", () => {
  expect(countTransfers([transfer(5, 'worker script')], at).ahead.requests).toBe(1)
})
