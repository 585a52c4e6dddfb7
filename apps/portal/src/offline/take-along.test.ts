import { expect, it } from 'vitest'
import { FakeApi } from '../testing/fake-api.ts'
import { filesIn, takeAlong } from './take-along.ts'

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
