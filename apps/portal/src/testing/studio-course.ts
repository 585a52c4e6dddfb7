import type { CourseNode, CourseStep } from '@the-house/domain'
import { screen } from '@testing-library/react'
import { signedInWith } from './dashboard-api.ts'
import { FakeApi } from './fake-api.ts'

const nodeOf = (entity: CourseNode['entity'], id: number, parent_id: number | null, changes: Partial<CourseNode>) => ({
  entity,
  id,
  parent_id,
  version: 1,
  name: `${entity} ${id}`,
  published: true,
  type: null,
  problems: 0,
  ...changes,
})

/** The parts of a book with two chapters. */
export const courseContent = {
  hall: nodeOf('chapters', 1, 1, { name: 'The hall' }),
  stairs: nodeOf('chapters', 2, 1, { name: 'The stairs', published: false }),
  coats: nodeOf('topics', 1, 1, { name: 'Coats', type: 'EXERCISE' }),
  letter: nodeOf('topics', 2, 1, { name: 'A letter', type: 'CONTENT' }),
  exercise: nodeOf('exercises', 1, 1, { name: 'Whose coat?', type: 'OPEN_ANSWER', published: false }),
}

export const courseTree = (content: object[] = Object.values(courseContent)) => ({
  book: nodeOf('books', 1, null, { name: 'Book 1' }),
  content,
})

/** A school whose first book the studio shows to an administrator. */
export function courseApi(): FakeApi {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  return new FakeApi()
    .on('GET /books?page=1&size=9999&sort=position', {
      content: [{ id: 1, version: 1, name: 'Book 1', avaliable: true, position: 1, cover: null, updated_at: null }],
      meta: { page: 1, size: 9999, total: 1 },
    })
    .on('GET /course/tree?book_id=1', courseTree())
    .on('POST /course/steps', { made: [], inverse: [], versions: [] })
    .on('POST /course/impact', { moved: 0, opened: 0, practising: 0 })
    .open()
}

export const rowOfTree = (name: RegExp) => screen.findByRole('treeitem', { name })

/** The steps of each press, in their order. */
export const pressedSteps = (school: FakeApi): CourseStep[][] =>
  school
    .requestsOf('POST /course/steps')
    .map(({ body }) =>
      typeof body === 'object' && body && 'steps' in body && Array.isArray(body.steps) ? body.steps : [],
    )
