import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'
import {
  booksCall,
  booksOf,
  chooseOf,
  content,
  impactCall,
  nodeOf,
  nothing,
  place,
  row,
  stepsCall,
  stepsIn,
  studioSchool,
  treeCall,
  treeOf,
} from '../../../testing/studio-school.ts'
import { press } from '../../../testing/user-actions.ts'

const topic = {
  id: 1,
  version: 1,
  chapter_id: 1,
  name: 'Coats',
  type: 'EXERCISE',
  icon: null,
  requirement_id: null,
  finish_chapter: false,
  show_feedback: true,
  published: true,
}
const stairs = { id: 2, version: 1, book_id: 1, name: 'The stairs', published: false }
const finding = {
  level: 'error',
  token: 'topic.empty',
  entity: 'topics',
  id: 1,
  field: 'name',
  what: null,
  name: 'Coats',
}

let school: FakeApi
beforeEach(() => {
  school = studioSchool()
    .on('GET /topics/1', topic)
    .on('GET /chapters/1', { managed: { ...stairs, id: 1, name: 'The hall' } })
    .on('GET /chapters/2', { managed: stairs })
    .on('GET /topics?page=1&size=50', { content: [], meta: { page: 1, size: 50, total: 0 } })
})
const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const question = () => screen.queryByRole('alertdialog')

/** Opens the form of a topic and writes in it. */
async function writeInForm(): Promise<void> {
  await openPage('/admin/course?book=1&at=topics/1')
  await userEvent.type(await nameField(), '!')
}

describe('a form with unsaved changes', () => {
  it('stays without a question where the same part is chosen again, and is guarded as before', async () => {
    await writeInForm()
    await userEvent.click(await row(/Coats/))
    expect(question()).toBeNull()
    await userEvent.click(await row(/The stairs/))
    expect(await screen.findByRole('alertdialog')).toBeDefined()
    expect(place()).toContain('at=topics/1')
  })

  it('stays without a question where a finding leads to its own field', async () => {
    school.on('GET /chapters/1/check', { findings: [finding] })
    await writeInForm()
    await userEvent.click(screen.getByRole('radio', { name: 'Check' }))
    await userEvent.click(await screen.findByRole('link', { name: /Coats/ }))
    expect(question()).toBeNull()
    await waitFor(() => expect(place()).toContain('field=name'))
    expect(await nameField()).toHaveProperty('value', 'Coats!')
  })

  it('stays without a question where its publication is refused, beside what the check finds', async () => {
    school
      .refuse(impactCall, 412, { token: 'chapterUnfinished', fields: { 'topics/1': 'validation.unfinished' } })
      .on('GET /chapters/1/check', { findings: [finding] })
    school.on(treeCall, treeOf(...content.with(2, nodeOf('topics', 1, 1, { name: 'Coats', published: false }))))
    await writeInForm()
    await chooseOf(/Coats/, 'Publish')
    expect(await screen.findByText('Nothing was published. Put this right first.')).toBeDefined()
    expect(question()).toBeNull()
  })
})

describe('a save that ends after its form was left', () => {
  it('neither leads back nor takes the guard off the form that is open now', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    school.on(stepsCall, () => promise)
    await writeInForm()
    await press('Save')
    await waitFor(() => expect(stepsIn(school)).toHaveLength(1))
    await userEvent.click(await row(/The stairs/))
    await userEvent.type(await screen.findByDisplayValue('The stairs'), '!')
    resolve({ body: nothing })
    await screen.findByText('Saved')
    expect(place()).toContain('at=chapters/2')
    await userEvent.click(await row(/The hall/))
    expect(await screen.findByRole('alertdialog')).toBeDefined()
  })
})

describe('an address that names a part alone', () => {
  it('gets the book that the part is in, so that it is shown whatever is read again', async () => {
    await openPage('/admin/course?at=topics/1')
    await row(/Coats/)
    await waitFor(() => expect(place()).toBe('?book=1&at=topics/1'))
  })

  it('shows the first book and says that the part is gone', async () => {
    await openPage('/admin/course?at=topics/77')
    expect(await screen.findByText('This is not in the book any more')).toBeDefined()
    expect(await row(/The hall/)).toBeDefined()
  })
})

describe('a book that is gone', () => {
  const second = 'GET /course/tree?book_id=2'
  const secondTree = { book: nodeOf('books', 2, null, { name: 'Book 2' }), content: [] }

  it('is no such book, and another one can be chosen', async () => {
    await openPage('/admin/course?book=9')
    expect(await screen.findByText('There is no such book')).toBeDefined()
    await userEvent.selectOptions(screen.getByLabelText('Book'), 'Book 1')
    expect(await row(/The hall/)).toBeDefined()
  })

  it('by its deletion leads to the first one', async () => {
    school.on(booksCall, booksOf(1, 2)).on(second, secondTree).on('GET /books/2', { id: 2, version: 1, name: 'Book 2' })
    await openPage('/admin/course?book=2&at=books/2')
    await row(/Book 2/)
    school.on(stepsCall, () => {
      school.on(booksCall, booksOf(1)).refuse(second, 404, { token: 'notFound' })
      return { body: nothing }
    })
    await chooseOf(/Book 2/, 'Delete')
    expect(await row(/The hall/)).toBeDefined()
    expect(place()).toBe('')
  })

  it('since its making is taken back leads to the first one', async () => {
    school.on(stepsCall, () => {
      school.on(booksCall, booksOf(1, 2)).on(second, secondTree)
      const inverse = [{ action: 'REMOVE', entity: 'books', id: 2, version: 1 }]
      return { body: { ...nothing, made: [{ as: -1, entity: 'books', id: 2 }], inverse } }
    })
    await openPage('/admin/course')
    await row(/The hall/)
    await press('Add book')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add book' }))
    await userEvent.type(dialog.getByLabelText('Name of the book'), 'Book 2{Enter}')
    await row(/Book 2/)
    school.on(stepsCall, () => {
      school.on(booksCall, booksOf(1)).refuse(second, 404, { token: 'notFound' })
      return { body: nothing }
    })
    await press(/^Undo: /)
    expect(await row(/The hall/)).toBeDefined()
    expect(place()).toBe('')
  })
})

it('what was made is waited for, and never said to be gone', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  school.on(stepsCall, () => {
    school.on(treeCall, () => promise)
    return { body: { ...nothing, made: [{ as: -1, entity: 'contents', id: 5 }] } }
  })
  await openPage('/admin/course?book=1&at=topics/2')
  await userEvent.click(await within(await row(/A letter/)).findByRole('button', { name: 'Add content to A letter' }))
  await userEvent.type(await screen.findByLabelText('Subject of the content', { selector: 'input' }), 'Dear{Enter}')
  await waitFor(() => expect(place()).toContain('at=contents/5'))
  expect(screen.queryByText('This is not in the book any more')).toBeNull()
  school.on('GET /contents/5', { id: 5, version: 1, topic_id: 2, subject: 'Dear' })
  resolve({ body: treeOf(...content, nodeOf('contents', 5, 2, { name: 'Dear' })) })
  expect(await screen.findByDisplayValue('Dear')).toBeDefined()
})
