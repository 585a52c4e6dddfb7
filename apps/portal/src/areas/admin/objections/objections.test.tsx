import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { choiceOf } from '../../../testing/choice.ts'
import { pageOf, signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { button, press } from '../../../testing/user-actions.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'

const path = '/admin/objections'
const list = 'GET /objections?page=1&size=20'
const group = (id: number, changes: object = {}) => ({
  id,
  exercise: { id: 5, title: `Doors ${id}`, type: 'UNIQUE_ALTERNATIVE' },
  book: { id: 1, name: 'Book one' },
  chapter: { id: 2, name: 'Kitchen' },
  topic: { id: 3, name: 'Rooms' },
  answer: ['the hall'],
  students: 2,
  alike: 7,
  since: '2026-03-02T01:30:00Z',
  backed_by: null,
  ...changes,
})
const detail = (changes: object = {}) => ({
  ...group(1),
  sheet: choiceOf(5, 'Doors 1', ['the kitchen', 'the hall'], {
    answered: true,
    correct: false,
    answer_alternatives: [2],
    correct_alternatives: [1],
  }),
  reasons: [
    { id: 1, student: { id: 9, name: 'Ana Reis' }, reason: 'Both lead there.', created_at: '2026-03-02T01:30:00Z' },
    { id: 2, student: { id: 10, name: 'Bia Reis' }, reason: '', created_at: '2026-03-02T01:40:00Z' },
  ],
  consequence: { answers: 7, students: 6, dollars: 12, more: false },
  ...changes,
})

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on(list, pageOf([group(1), group(2, { backed_by: { id: 8, name: 'Carla Dias' } })], { size: 20 }))
    .on('GET /objections/1', detail())
    .on('GET /exercise_bank/places', { books: [{ id: 1, name: 'Book one' }], chapters: [], topics: [] })
    .on('GET /exercise_bank/places?book_id=1', {
      books: [{ id: 1, name: 'Book one' }],
      chapters: [{ id: 2, name: 'Kitchen' }],
      topics: [],
    })
    .open()
})

describe('the list', () => {
  it('shows for each answer how many object, how many gave it, since when, and who is for it', async () => {
    await openPage(path)
    const rows = within(await screen.findByRole('list', { name: 'Objections' }))
    expect(rows.getByRole('link', { name: 'Doors 1' }).getAttribute('href')).toBe(`${path}/1`)
    expect(rows.getAllByText('2 students object · given 7 times in all')).toHaveLength(2)
    expect(rows.getAllByText('Since 01/03/2026 22:30')).toHaveLength(2)
    expect(rows.getByText('Carla Dias is for it')).toBeDefined()
    expect(screen.getByText('2 answers wait to be decided')).toBeDefined()
  })

  it('is narrowed down, and the address keeps it', async () => {
    school
      .on('GET /objections?book_id=1&page=1&size=20', pageOf([group(3)], { size: 20 }))
      .on('GET /objections?book_id=1&type=COMPLETE_WORD&page=1&size=20', pageOf([], { size: 20 }))
      .on('GET /objections?term=doors&book_id=1&type=COMPLETE_WORD&page=1&size=20', pageOf([], { size: 20 }))
    await openPage(path)
    await screen.findByRole('link', { name: 'Doors 1' })
    await userEvent.selectOptions(screen.getByLabelText('Book'), 'Book one')
    expect(await screen.findByRole('link', { name: 'Doors 3' })).toBeDefined()
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'COMPLETE_WORD')
    expect(await screen.findByText('Nothing waits here')).toBeDefined()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the exercises' }), 'doors{Enter}')
    await waitFor(() => expect(location.search).toBe('?book=1&type=COMPLETE_WORD&term=doors'))
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }))
    expect(await screen.findByRole('link', { name: 'Doors 1' })).toBeDefined()
    expect(location.search).toBe('')
  })

  it('is no place for students', async () => {
    signedInAs('STUDENT')
    await openPage(path)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.asked.some((asked) => asked.path.startsWith('/objections'))).toBe(false)
  })
})

describe('a decision', () => {
  it('shows the answer as it was seen, the key, and what students say', async () => {
    await openPage(`${path}/1`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Doors 1' })).toBeDefined()
    expect(await screen.findByRole('radio', { name: /the hall/ })).toHaveProperty('checked', true)
    expect(screen.getByText('The student’s answer, wrong')).toBeDefined()
    expect(screen.queryByText(/Your answer/)).toBeNull()
    expect(screen.getByText('Both lead there.')).toBeDefined()
    expect(screen.getByText('No reason was given.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ana Reis' }).getAttribute('href')).toBe('/admin/learners/9')
    expect(screen.getByRole('link', { name: 'Mend the key in the editor' }).getAttribute('href')).toBe(
      '/admin/exercises/5',
    )
  })

  it('is accepted once its consequence was shown, and leads back to the list', async () => {
    school.on('POST /objections/1/accept', { left: 0 })
    await openPage(`${path}/1`)
    await press('Accept')
    const dialog = within(await screen.findByRole('dialog', { name: 'Count this answer as right?' }))
    expect(dialog.getByText('7 answers get right.')).toBeDefined()
    expect(dialog.getByText('6 students are told.')).toBeDefined()
    expect(dialog.getByText('12 dollars are paid.')).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox'), 'True.')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Accepted. The answers are marked again.')).toBeDefined()
    expect(location.pathname).toBe(path)
    expect(school.asked.find((asked) => asked.path === '/objections/1/accept')?.body).toEqual({ reply: 'True.' })
  })

  it('is refused with a reason alone', async () => {
    school.reply('POST /objections/1/refuse', { status: 204 })
    await openPage(`${path}/1`)
    await press('Refuse')
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this answer?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await dialog.findByText('This field is required')).toBeDefined()
    expect(school.count('POST /objections/1/refuse')).toBe(0)
    await userEvent.type(dialog.getByRole('textbox'), 'Another room.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('Refused. 2 students are told.')).toBeDefined()
  })

  it('that a colleague has made meanwhile is shown, and nothing is left to decide', async () => {
    school.refuse('POST /objections/1/accept', 409, { token: 'conflict' })
    await openPage(`${path}/1`)
    await press('Accept')
    await screen.findByRole('dialog', { name: 'Count this answer as right?' })
    school.refuse('GET /objections/1', 404)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText(/It was decided meanwhile/)).toBeDefined()
  })

  it('is for administrators to accept: a teacher is for it, or refuses', async () => {
    signedInWith({}, 'TEACHER')
    school.reply('PUT /objections/1/backed', { status: 204 })
    await openPage(`${path}/1`)
    expect(await button('Refuse')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Mend the key in the editor' })).toBeNull()
    school.on('GET /objections/1', detail({ backed_by: { id: 7, name: 'Maria Silva' } }))
    await press('I am for it')
    expect(await screen.findByText('Maria Silva is for it')).toBeDefined()
    expect(school.asked.find((asked) => asked.path === '/objections/1/backed')?.body).toEqual({ backed: true })
  })
})

it('what counts as right besides a key is seen in the editor, and taken out there', async () => {
  const further = { gist: 'abc', answer: ['the hall'], added_at: '2026-03-02T01:30:00Z', added_by: null }
  school
    .on('GET /exercises/5', {
      ...detail().sheet,
      id: 5,
      version: 1,
      topic: { id: 3, name: 'Rooms' },
      topic_id: 3,
      position: 1,
      media_type: null,
      media_url: null,
      alternative_feedback: [],
      published: true,
    })
    .on('GET /exercises/5/attempts', { open: 0, more: false })
    .on('GET /exercises/5/right_answers', { content: [further] })
    .on('GET /topics?page=1&size=50', { content: [], meta: { page: 1, size: 50, total: 0 } })
    .reply('DELETE /exercises/5/right_answers/abc', { status: 204 })
  await openPage('/admin/exercises/5')
  await press('Remove “the hall”')
  school.on('GET /exercises/5/right_answers', { content: [] })
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Also counts as right')).toBeNull())
  expect(school.count('DELETE /exercises/5/right_answers/abc')).toBe(1)
})
