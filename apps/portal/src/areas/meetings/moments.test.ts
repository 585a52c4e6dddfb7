import { expect, it } from 'vitest'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { opensAt, restOf } from './moments.ts'

const one = { data: '2026-03-23T21:30:00.000Z', end_date: '2026-03-23T22:30:00.000Z' }
const rest = (time: string) => restOf([one], Date.parse(`2026-03-23T${time}Z`))

it('a class opens ten minutes before it begins', () => {
  expect(opensAt(one)).toBe('2026-03-23T21:20:00.000Z')
})

it('classes are asked for again when one opens, begins or ends, and every 45 seconds', () => {
  expect(rest('12:00:00')).toBe(45_000)
  expect(['21:19:50', '21:29:50', '22:29:50'].map(rest)).toEqual([10_000, 10_000, 10_000])
  expect(rest('21:20:00')).toBe(45_000)
  expect(rest('23:00:00')).toBe(45_000)
})

it('classes are not asked for without a pause, however soon one opens', () => {
  expect(rest('21:19:59.999')).toBe(1000)
})

it('does all, in order, and no more than a few at once', async () => {
  const begun: number[] = []
  let under = 0
  let most = 0
  await forEachConcurrent([1, 2, 3, 4, 5, 6, 7], 3, async (one) => {
    begun.push(one)
    under += 1
    most = Math.max(most, under)
    await Promise.resolve()
    under -= 1
  })
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})
