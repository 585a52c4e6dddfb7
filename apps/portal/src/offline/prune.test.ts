import { expect, it } from 'vitest'
import { toPrune } from './prune.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-03-02T12:00:00Z')
const news = (id: number, daysAgo: number, size = 10) => ({ key: `/api/v1/news/${id}`, at: now - daysAgo * day, size })

it('keeps what is young and little', () => {
  expect(toPrune([news(1, 0), news(2, 59)], now)).toEqual([])
})

it('deletes what is older than its kind is kept', () => {
  expect(toPrune([news(1, 61), { key: '/api/v1/me/my_classes', at: now - 8 * day, size: 1 }], now)).toHaveLength(2)
})

it('deletes what is no longer kept at all', () => {
  expect(toPrune([{ key: '/api/v1/me/profile', at: now, size: 1 }], now)).toEqual(['/api/v1/me/profile'])
})

it('deletes the oldest beyond the most characters, and beyond the most reads', () => {
  const reads = [news(1, 3), news(2, 1), news(3, 2)]
  expect(toPrune(reads, now, { reads: 9, characters: 20 })).toEqual(['/api/v1/news/1'])
  expect(toPrune(reads, now, { reads: 1, characters: 99 })).toEqual(['/api/v1/news/3', '/api/v1/news/1'])
})

it('deletes nothing because the clock was set back', () => {
  expect(toPrune([news(1, -30)], now)).toEqual([])
})
