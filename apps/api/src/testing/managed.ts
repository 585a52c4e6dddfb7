import { managed, type ManagedName } from '@the-house/domain'
import type { Json, TestServer, Visitor } from './test-server.ts'

/** Creates another row of an entity, with its parents; returns the response. */
export type Make = (name: ManagedName, more?: Json) => Promise<Json>

let count = 0

/** The body of a new row by entity; `n` makes it unique. */
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
  units: async (n) => ({ name: `Unit ${n}`, time_zone: 'America/Recife', address: 'Rua da Aurora, 7' }),
  // Ten days each, so that no two of them share a day.
  seasons: async (n) => {
    const day = (offset: number) => new Date(Date.UTC(2030, 0, n * 10 + offset)).toISOString().slice(0, 10)
    return { name: `Season ${n}`, first_day: day(0), last_day: day(9) }
  },
  tribes: async (n) => ({ name: `Tribe ${n}`, symbol: 'bell', color: 'sky' }),
  rooms: async (n) => ({ unity_id: 1, name: `Studio ${n}`, places: 10 + (n % 50) }),
  holidays: async (n) => ({
    unity_id: 1,
    name: `Holiday ${n}`,
    first_day: `${2100 + n}-12-24`,
    last_day: `${2101 + n}-01-02`,
  }),
  'store-categories': async (n) => ({ name: `Category ${n}` }),
  products: async (n, idOf) => ({
    category_id: await idOf('store-categories'),
    name: `Product ${n}`,
    price: 20,
    stock: 3,
    image_text: 'A parcel',
  }),
}

/** The calls of the forms, made by a user with the permissions. */
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

/** Reads a row as its managers do, also where students share the URL. */
export async function readManaged({ get }: Visitor, name: ManagedName, id: number) {
  const { status, body } = await get(`${managed[name].path}/${id}`)
  return { status, body: body.managed ?? body }
}

/** Signs in an administrator with the calls of the forms. */
export async function administrator(context: Pick<TestServer, 'arrive'>) {
  const admin = await context.arrive({ admin: true, profile: 'TEACHER' })
  return { ...admin, ...managing(admin) }
}
