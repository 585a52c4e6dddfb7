import type { CourseNode, CourseStep, PressedSteps } from '@the-house/domain'
import { asc, getTableColumns, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { books, chapters, contents, exercises, topics } from '../db/schema/index.ts'
import { administrator } from './managed.ts'
import type { TestServer } from './test-server.ts'

let presses = 0

/** Signs in an administrator with the calls of the chapter studio. */
export async function studio(context: TestServer) {
  const admin = await administrator(context)
  /** Sends steps as a press of their own, or as one that is named; each at a later time. */
  const send = (steps: readonly CourseStep[], press?: string) => {
    presses += 1
    return admin.post('/course/steps', { press: press ?? `press ${presses}`, steps })
  }
  /** Sends steps that have to be taken. */
  const press = async (...steps: CourseStep[]): Promise<PressedSteps> => {
    context.wait(1000)
    const { status, body } = await send(steps)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  const tree = async (book_id: number): Promise<CourseNode[]> =>
    (await admin.get(`/course/tree?book_id=${book_id}`)).body.content
  /** The ids of the parts of a row, in their order. */
  const partsOf = async (book_id: number, parent_id: number, entity: CourseNode['entity']) =>
    (await tree(book_id)).filter((node) => node.entity === entity && node.parent_id === parent_id).map(({ id }) => id)
  const impact = async (...steps: CourseStep[]) => (await admin.post('/course/impact', { steps })).body
  return { admin, send, press, tree, partsOf, impact }
}

export type Studio = Awaited<ReturnType<typeof studio>>

interface Row {
  position?: number | undefined
  book_id?: number | undefined
  chapter_id?: number | undefined
  topic_id?: number | undefined
}

/** Replaces the positions of rows, which may have gaps, by their places among the parts of the same whole. */
function placed<R extends Row>(rows: readonly R[]) {
  const parentOf = ({ book_id, chapter_id, topic_id }: Row) => book_id ?? chapter_id ?? topic_id
  return rows.map(({ position, ...row }, _, all) => ({
    ...row,
    place: all.filter((other) => parentOf(other) === parentOf(row) && (other.position ?? 0) < (position ?? 0)).length,
  }))
}

/** All content of the course that is not removed, in its order, without what each change counts. */
export async function readContent({ db }: TestServer) {
  const found = []
  for (const table of [books, chapters, topics, contents, exercises]) {
    const rows = await db
      .select(getTableColumns(table))
      .from(table)
      .where(isNull(table.deleted_at))
      .orderBy(asc(table.id))
    found.push(placed(rows.map(({ version: _version, updated_at: _at, ...row }) => row)))
  }
  return found
}

/** Takes steps back, and returns those that take them again; the content has to be as it was. */
export async function expectUndone(
  context: TestServer,
  { press }: Studio,
  before: unknown,
  inverse: readonly CourseStep[],
) {
  const again = await press(...inverse)
  expect(await readContent(context)).toEqual(before)
  return again
}

/** Makes a book with chapters, each with a topic of content and one of exercises; all of it is out. */
export async function addCourse({ admin }: Studio, amount = 3) {
  const book = await admin.make('books')
  const made = []
  for (let index = 0; index < amount; index += 1) {
    const chapter = await admin.make('chapters', { book_id: book.id })
    const story = await admin.make('topics', { chapter_id: chapter.id, type: 'CONTENT' })
    const practice = await admin.make('topics', { chapter_id: chapter.id, type: 'EXERCISE', requirement_id: story.id })
    const content = await admin.make('contents', { topic_id: story.id, published: true })
    const one = await admin.make('exercises', { topic_id: practice.id })
    const two = await admin.make('exercises', { topic_id: practice.id })
    made.push({ chapter, story, practice, content, exercises: [one, two] })
  }
  return { book, chapters: made }
}
