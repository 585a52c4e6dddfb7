import { firstBook, firstBookSteps } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true, profile: 'TEACHER' })
  // A founded school has no book.
  const removal = { action: 'REMOVE', entity: 'books', id: 1, version: 1 }
  await admin.post('/course/steps', { press: 'none', steps: [removal] })
})
afterAll(() => context.close())

describe('the first book of the template', () => {
  it('is published in one press, and its students, who came before it, are on its first chapter', async () => {
    const student = await context.arrive()
    expect(student.user.chapter_id).toBeNull()
    const pressed = await admin.post('/course/steps', { press: 'first', steps: firstBookSteps() })
    expect(pressed.status).toBe(200)
    const [book] = await context.db.select().from(books).where(eq(books.name, firstBook.name))
    const listed = await student.get(`/books/${book?.id}/chapters`)
    expect(listed.body.content.map(({ name }: Json) => name)).toEqual(['Hello', 'At home', 'Every day'])
    const chapter = listed.body.content[0].id
    expect((await student.get('/me')).body.chapter).toBe(chapter)
    expect((await student.get('/me/next')).body).toMatchObject({ kind: 'TOPIC' })
    const { body } = await student.get(`/chapters/${chapter}/topics`)
    expect(body.content.map(({ name }: Json) => name)).toEqual(['A new neighbour', 'Words', 'Am, is, are'])
  })

  it('passes the check of each chapter without an error and without a warning', async () => {
    const { db } = context
    const [book] = await db.select().from(books).where(eq(books.name, firstBook.name))
    const tree = (await admin.get(`/course/tree?book_id=${book?.id}`)).body.content
    const chapters = tree.filter(({ entity }: Json) => entity === 'chapters')
    expect(chapters).toHaveLength(firstBook.chapters)
    for (const { id } of chapters) expect((await admin.get(`/chapters/${id}/check`)).body.findings).toEqual([])
    expect(tree.every(({ published }: Json) => published)).toBe(true)
  })
})
