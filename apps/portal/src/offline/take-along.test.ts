import { createI18n } from '@the-house/i18n'
import { beforeAll, expect, it } from 'vitest'
import { FakeApi } from '../testing/fake-api.ts'
import { filesIn, takeAlong } from './take-along.ts'

beforeAll(async () => void (await createI18n({ language: 'en' })))

it('finds pictures and recordings wherever they stand, but no films and nothing of other hosts', () => {
  const picture = '/api/v1/files/a/cat.svg?expires=1&signature=x'
  const data = {
    image: { url: picture, srcset: `/api/v1/files/a/cat.w320.webp?signature=x 320w, ${picture} 400w` },
    exercises: [{ audio: { url: '/api/v1/files/b.mp3?signature=y' } }, { media: null, title: 'See /api/v1/files/' }],
    url_video: '/api/v1/files/walk.mp4?signature=z',
    cover: { url: 'https://pictures.test/c.png' },
  }
  expect(filesIn(data)).toEqual([picture, '/api/v1/files/b.mp3?signature=y'])
})

const open = { available: true, concluded: false, icon: '', finish_chapter: false }

it('keeps every open topic, concludes none, and says how far it is', async () => {
  const content = { topic_id: 1, image: null }
  new FakeApi()
    .on('GET /chapters/3/topics', {
      content: [
        { ...open, id: 1, name: 'Story', type: 'CONTENT' },
        { ...open, id: 2, name: 'Rooms', type: 'EXERCISE' },
        { ...open, id: 3, name: 'Later', type: 'EXERCISE', available: false },
      ],
    })
    .on('GET /chapters/3', { id: 3 })
    .on('GET /me/books', { content: [] })
    .on('GET /books/1/chapters', { content: [] })
    .on('GET /chapters/3/content?topic_id=1&ahead=true', content)
    .on('GET /chapters/3/exercises?topic_id=2', { id: 40, exercises: [] })
    .open()
  const kept = new Map<string, unknown>()
  const progress: string[] = []
  await takeAlong({
    chapter: 3,
    book: 1,
    keep: async (key, data) => kept.set(key, data),
    onProgress: (done, total) => progress.push(`${done}/${total}`),
    signal: new AbortController().signal,
  })
  expect(Array.from(kept.keys(), (key) => key.replace('/api/v1', ''))).toEqual([
    '/chapters/3/topics',
    '/chapters/3',
    '/me/books',
    '/books/1/chapters',
    '/chapters/3/content?topic_id=1',
    '/chapters/3/exercises?topic_id=2',
  ])
  expect(progress.at(-1)).toBe('6/6')
})

const until = '2026-03-02T17:30:00Z'
const embargo = { test_id: 7, name: 'The exam', until }
const survey = { id: 40, name: 'Rooms', user: { name: 'Maria' }, server_time: until, exercises: [], concluded: true }
const refusal = { token: 'exercise.embargo', values: { test: 'The exam', test_id: '7', until } }

it('brings the other topics where a test withholds some, drops what is here of these, and says by which test', async () => {
  const topicsOf = [2, 3, 4].map((id) => ({ ...open, id, name: `Topic ${id}`, type: 'EXERCISE' }))
  const shown = { ...survey, show_feedback: true, has_answer: false, revised: true }
  new FakeApi()
    .on('GET /chapters/3/topics', { content: topicsOf })
    .on('GET /chapters/3', { id: 3 })
    .on('GET /me/books', { content: [] })
    .refuse('GET /chapters/3/exercises?topic_id=2', 412, refusal)
    .on('GET /chapters/3/exercises?topic_id=3', { ...shown, embargo })
    .on('GET /chapters/3/exercises?topic_id=4', shown)
    .open()
  const kept = new Map<string, unknown>()
  const withheld = await takeAlong({
    chapter: 3,
    book: null,
    keep: async (key, data) => kept.set(key.replace('/api/v1', ''), data),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  expect(withheld).toEqual(embargo)
  expect([2, 3, 4].map((id) => kept.get(`/chapters/3/exercises?topic_id=${id}`))).toEqual([undefined, undefined, shown])
  expect(kept.has('/chapters/3/exercises?topic_id=3')).toBe(true)
})

const nothing = () => undefined
const keep = async (key: string) => expect.fail(`${key} was kept`)

it('stops where it is cancelled', async () => {
  new FakeApi().on('GET /chapters/3/topics', { content: [] }).open()
  const stop = new AbortController()
  stop.abort()
  await expect(takeAlong({ chapter: 3, book: null, keep, onProgress: nothing, signal: stop.signal })).rejects.toThrow(
    'aborted',
  )
})
