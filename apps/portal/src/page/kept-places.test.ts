import { expect, it } from 'vitest'
import { keptPlaces } from './kept-places.ts'

const topics = (chapter: number, concluded = false) => ({
  [`/api/v1/chapters/${chapter}/topics`]: {
    content: [
      { id: chapter * 10, name: 'Story', type: 'CONTENT', concluded: true },
      { id: chapter * 10 + 1, name: 'Rooms', type: 'EXERCISE', concluded },
    ],
  },
})
const exercises = (chapter: number) => ({ [`/api/v1/chapters/${chapter}/exercises?topic_id=${chapter * 10 + 1}`]: {} })
const story = (chapter: number) => ({ [`/api/v1/chapters/${chapter}/content?topic_id=${chapter * 10}`]: {} })

function placesIn(...reads: object[]) {
  const all = new Map<string, unknown>(reads.flatMap((read) => Object.entries(read)))
  return keptPlaces({ get: (key) => (all.has(key) ? { data: all.get(key) } : undefined), keys: () => all.keys() }, 3)
}

it('leads to the topic to go on with in the chapter of the student', () => {
  expect(placesIn(topics(2), exercises(2), topics(3), story(3), exercises(3))).toEqual({
    topic: '/the-magic-formula/chapter/3/e/rooms/31',
    books: false,
  })
})

it('leads to a topic that was opened, where all of them are concluded', () => {
  expect(placesIn(topics(3, true), story(3)).topic).toBe('/the-magic-formula/chapter/3/story/30')
})

it('leads to another chapter where that of the student was never opened', () => {
  expect(placesIn(topics(2), exercises(2)).topic).toBe('/the-magic-formula/chapter/2/e/rooms/21')
})

it('leads nowhere where nothing was opened', () => {
  expect(placesIn(topics(3))).toEqual({ topic: null, books: false })
  expect(placesIn({ '/api/v1/me/books': { content: [] } })).toEqual({ topic: null, books: true })
})
