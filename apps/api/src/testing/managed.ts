import { managed, type ManagedName } from '@the-house/domain'
import type { Json, TestHouse, Visitor } from './house.ts'

/** Makes one more thing of an entity, with what it is a part of; returns how it was answered. */
export type Make = (name: ManagedName, more?: Json) => Promise<Json>

let count = 0

/** What a form sends for a new thing; no two are alike. */
const samples: Record<ManagedName, (n: number, idOf: (name: ManagedName) => Promise<number>) => Promise<Json>> = {
  books: async (n) => ({ name: `Book ${n}`, avaliable: true }),
  'speaking-books': async (n) => ({ name: `Talks ${n}`, avaliable: false }),
  archives: async (n, idOf) => ({ book_id: await idOf('books'), name: `Paper ${n}`, description: 'To print' }),
  chapters: async (n, idOf) => ({
    book_id: await idOf('books'),
    name: `Room ${n}`,
    media_type: 'TEXT',
    text_help: '<p>Look <strong>around</strong>.</p>',
    published: true,
  }),
  'speaking-chapters': async (n, idOf) => ({ book_id: await idOf('speaking-books'), name: `Talk ${n}`, number: n }),
  topics: async (n, idOf) => ({
    chapter_id: await idOf('chapters'),
    name: `Topic ${n}`,
    type: 'CONTENT',
    published: true,
  }),
  contents: async (n, idOf) => ({ topic_id: await idOf('topics'), subject: `Story ${n}`, description: '<p>Once</p>' }),
  exercises: async (n, idOf) => ({
    topic_id: await idOf('topics'),
    title: `Exercise ${n}`,
    type: 'UNIQUE_ALTERNATIVE',
    question: '<p>Which?</p>',
    alternatives: [
      { id: 1, title: 'this' },
      { id: 2, title: 'that' },
    ],
    correct_alternatives: [1],
    feedback: '<p>This.</p>',
    published: true,
  }),
  articles: async (n) => ({ title: `News ${n}`, tags: ['school'], release_at: '2026-03-05T12:00:00.000Z' }),
  partners: async (n, idOf) => ({
    segment_id: await idOf('segments'),
    name: `Partner ${n}`,
    address: 'SP',
    site: 'https://example.com',
    discount: 10,
    units_id: [1],
  }),
  segments: async (n) => ({ name: `Segment ${n}` }),
  'config-tests': async (n) => ({ name: `Test ${n}`, minutes: 30, test_type: 'GENERAL', exercise_ids: [2, 1] }),
}

/** What the forms of a school send, by the hand of somebody who may. */
function managing(author: Visitor) {
  const idOf = async (name: ManagedName): Promise<number> => (await make(name)).id
  const sampleOf = (name: ManagedName): Promise<Json> => {
    count += 1
    return samples[name](count, idOf)
  }
  const make: Make = async (name, more) => {
    const { status, body } = await author.post(managed[name].path, { ...(await sampleOf(name)), ...more })
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  return { sampleOf, make }
}

/** One thing as those who manage it read it, also where students have the address too. */
export async function readManaged({ get }: Visitor, name: ManagedName, id: number) {
  const { status, body } = await get(`${managed[name].path}/${id}`)
  return { status, body: body.managed ?? body }
}

/** An administrator of a house, with the forms. */
export async function administrator(house: TestHouse) {
  const admin = await house.arrive({ admin: true, profile: 'TEACHER' })
  return { ...admin, ...managing(admin) }
}
