import { apiBase } from '@the-house/domain'
import type { Read } from '../api/use-api-query.ts'

const week = 7
const term = 60

/**
 * The reads that are kept on the device, and for how many days: what a student needs to learn on without a connection.
 * Timed tests are not among them, nor what is personal beyond need (profile, dollars, orders), nor other people's data.
 */
const keptDays: Partial<Record<Read, number>> = {
  'GET /me/books': term,
  'GET /books/:id/chapters': term,
  'GET /chapters/:id': term,
  'GET /chapters/:id/topics': term,
  'GET /chapters/:id/content': term,
  'GET /chapters/:id/exercises': term,
  'GET /me/next': term,
  'GET /me/todo': week,
  'GET /me/dashboard': week,
  'GET /schedules': week,
  'GET /me/tests': term,
  'GET /news': term,
  'GET /news/tags': term,
  'GET /news/:id': term,
}

const dayMs = 24 * 60 * 60 * 1000

const rules = Object.entries(keptDays).map(([route, days]) => ({
  pattern: new RegExp(`^${apiBase}${route.slice('GET '.length).replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`),
  retentionMs: days * dayMs,
}))

/** Reads of an attempt that is not the current one: a result that was looked up once. */
const isFormer = (key: string): boolean => key.includes('attempt_id=')

/** For how long a read is kept, by its cache key; 0: it is not. */
export function keptFor(key: string): number {
  if (isFormer(key)) return 0
  return rules.find(({ pattern }) => pattern.test(key))?.retentionMs ?? 0
}
