import { expect, it } from 'vitest'
import { buildUrl } from './call.ts'
import { calls } from './calls.ts'

it('fills parameters and query into the address', () => {
  expect(buildUrl(calls.content, { params: { id: 4 }, query: { topic_id: 13 } })).toBe(
    '/api/v1/chapters/4/content?topic_id=13',
  )
})

it('leaves out a query value that is undefined', () => {
  expect(buildUrl(calls.content, { params: { id: 4 }, query: { topic_id: undefined } })).toBe(
    '/api/v1/chapters/4/content',
  )
})

it('escapes what would change the path', () => {
  expect(buildUrl(calls.chapter, { params: { id: '../me?x=1' } })).toBe('/api/v1/chapters/..%2Fme%3Fx%3D1')
})

it('names every method and path once', () => {
  const rows = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(rows).size).toBe(rows.length)
})
