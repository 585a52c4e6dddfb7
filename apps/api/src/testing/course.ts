import { DomainError } from '@the-house/domain'
import type { Json, TestServer, Visitor } from './test-server.ts'
import { administrator, readManaged } from './managed.ts'

/** A chapter of two contents, which reading both of them concludes. */
export interface Lesson {
  id: number
  name: string
  topics: readonly number[]
}

/** Opens a school whose path is empty, with the calls that build one and walk on it. */
export async function emptyCourse(context: TestServer) {
  const admin = await administrator(context)
  const { body: own } = await admin.get('/books/1')
  const hidden = await admin.put('/books/1', { ...(own.managed ?? own), avaliable: false })
  if (hidden.status !== 200) throw new DomainError('internal')

  /** Adds a row; the samples of `make` would add parents of their own, which enter the path. */
  async function add(path: string, values: Json): Promise<number> {
    const { status, body } = await admin.post(path, values)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.id
  }

  /** Adds a chapter with two contents, published last. */
  async function addLesson(book_id: number, name: string, position: number | null = null): Promise<Lesson> {
    const id = await add('/chapters', { book_id, name, position })
    const topics: number[] = []
    for (const part of ['first', 'second']) {
      const topic_id = await add('/topics', {
        chapter_id: id,
        name: `${name} ${part}`,
        type: 'CONTENT',
        published: true,
      })
      await add('/contents', { topic_id, subject: name, description: '<p>Read</p>', published: true })
      topics.push(topic_id)
    }
    await change('chapters', id, { published: true })
    return { id, name, topics }
  }

  /** Saves fields of a row as its form does. */
  async function change(name: 'books' | 'chapters' | 'topics', id: number, more: Json): Promise<void> {
    const { body } = await readManaged(admin, name, id)
    const { status, body: answer } = await admin.put(`/${name}/${id}`, { ...body, ...more })
    if (status !== 200) throw new Error(JSON.stringify(answer))
  }

  const addBook = (name: string, position: number): Promise<number> =>
    add('/books', { name, position, avaliable: true })

  return { admin, addBook, addLesson, change }
}

/** Reads a content of a chapter, which concludes its topic. */
export const read = ({ get }: Visitor, chapter: number, topic: number) =>
  get(`/chapters/${chapter}/content?topic_id=${topic}`)

/** Does a whole lesson. */
export async function conclude(visitor: Visitor, { id, topics }: Lesson): Promise<void> {
  for (const topic of topics) {
    const { status, body } = await read(visitor, id, topic)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
}

/** Begins a lesson: the first of its two contents. */
export const begin = (visitor: Visitor, { id, topics: [first = 0] }: Lesson) => read(visitor, id, first)

/** The chapters of a book as the user sees them: name, state and whether they open. */
export async function statesOf({ get }: Visitor, book_id: number): Promise<string[]> {
  const { body } = await get(`/books/${book_id}/chapters`)
  return body.content.map(({ name, state, avaliable }: Json) => `${name} ${state}${avaliable ? '' : ' closed'}`)
}
