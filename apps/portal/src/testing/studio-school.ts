import type { CourseStep } from '@the-house/domain'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInWith } from './dashboard-api.ts'
import { FakeApi } from './fake-api.ts'

/** A part of a book, as the server sends it. */
export const nodeOf = (entity: string, id: number, parent_id: number | null, changes: object = {}) => ({
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

/** What the first book is made of. */
export const content = [
  nodeOf('chapters', 1, 1, { name: 'The hall' }),
  nodeOf('chapters', 2, 1, { name: 'The stairs', published: false }),
  nodeOf('topics', 1, 1, { name: 'Coats', type: 'EXERCISE' }),
  nodeOf('topics', 2, 1, { name: 'A letter', type: 'CONTENT' }),
  nodeOf('exercises', 1, 1, { name: 'Whose coat?', type: 'OPEN_ANSWER', published: false, problems: 2 }),
]
export const treeOf = (...parts: object[]) => ({
  book: nodeOf('books', 1, null, { name: 'Book 1' }),
  content: parts,
})
export const treeCall = 'GET /course/tree?book_id=1'
export const booksCall = 'GET /books?page=1&size=9999&sort=position'
export const stepsCall = 'POST /course/steps'
export const impactCall = 'POST /course/impact'

export const booksOf = (...ids: number[]) => ({
  content: ids.map((id) => ({
    id,
    version: 1,
    name: `Book ${id}`,
    avaliable: true,
    position: id,
    cover: null,
    updated_at: null,
  })),
  meta: { page: 1, size: 9999, total: ids.length },
})

export const nothing = { made: [], inverse: [], versions: [] }
export const nobody = { moved: 0, opened: 0, practising: 0 }

/** A fake API for an administrator, with one book. */
export function studioSchool(): FakeApi {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  return new FakeApi()
    .on(booksCall, booksOf(1))
    .on(treeCall, treeOf(...content))
    .on(stepsCall, nothing)
    .on(impactCall, nobody)
    .open()
}

/** The steps of each press that was sent. */
export const stepsIn = (school: FakeApi, call = stepsCall): CourseStep[][] =>
  school
    .requestsOf(call)
    .map(({ body }) =>
      typeof body === 'object' && body && 'steps' in body && Array.isArray(body.steps) ? body.steps : [],
    )

export const row = (name: RegExp) => screen.findByRole('treeitem', { name })

/** Opens the menu of a row and chooses. */
export async function chooseOf(name: RegExp, item: string): Promise<void> {
  const one = await row(name)
  await userEvent.hover(one)
  await userEvent.click(await within(one).findByRole('button', { name: /^More for/ }))
  await userEvent.click(await within(one).findByRole('button', { name: item }))
}

/** The place in the studio that the address names. */
export const place = () => decodeURIComponent(location.search)
