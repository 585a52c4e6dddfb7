import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../../testing/fake-api.ts'
import { stepOf } from '../../../testing/next-step.ts'
import { openPage, signedInAs, signedOut, userOf } from '../../../testing/open-page.tsx'

const chapters = [
  { id: 1, number: 1, name: 'The Door', mark: 'FINISHED', at: '2026-02-01T12:00:00Z' },
  { id: 2, number: 2, name: 'The Hall', mark: 'PASSED', at: '2026-02-03T12:00:00Z' },
  { id: 3, number: 3, name: 'The Kitchen', mark: null, at: null },
  { id: 4, number: 4, name: 'The Attic', mark: null, at: null },
]
const learner = (more: object = {}) => ({
  id: 9,
  name: 'Ana Lima',
  next: stepOf(),
  chapter: chapters[2],
  chapters,
  placements: [],
  ...more,
})

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs('TEACHER')
  school = new FakeApi().on('GET /me', userOf('TEACHER')).on('GET /people/9/course', learner()).open()
})

it('shows a teacher where a student is, what comes next, and how each chapter came about', async () => {
  await openPage('/admin/learners/9')
  expect(await screen.findByRole('heading', { name: 'Ana Lima' })).toBeDefined()
  expect(screen.getByText('In chapter 3, The Kitchen')).toBeDefined()
  expect(screen.getByText('Doors in The Kitchen')).toBeDefined()
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    '1The DoorFinished01/02/2026',
    '2The HallNew, not required03/02/2026',
    '3The KitchenIs here',
    '4The Attic',
  ])
})

it('places a student on a chapter that is not concluded, with a reason, and shows the history', async () => {
  const note = { at: '2026-03-02T12:00:00Z', by: 'Laura Reed', chapter: 'The Attic', reason: 'Passed the test' }
  school.on('PUT /people/9/placement', learner({ chapter: chapters[3], placements: [note] }))
  await openPage('/admin/learners/9')
  await userEvent.click(await screen.findByRole('button', { name: 'Place on a chapter' }))
  const dialog = within(await screen.findByRole('dialog'))
  const choice = dialog.getByRole('combobox', { name: 'Chapter' })
  const names = within(choice)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(names).toEqual(['Choose a chapter', '2. The Hall', '3. The Kitchen', '4. The Attic'])
  await userEvent.click(dialog.getByRole('button', { name: 'Place on a chapter' }))
  expect(await dialog.findAllByText('This field is required')).toHaveLength(2)
  await userEvent.selectOptions(choice, '4. The Attic')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Passed the test')
  await userEvent.click(dialog.getByRole('button', { name: 'Place on a chapter' }))
  expect(await screen.findByText('Placed on The Attic: Passed the test')).toBeDefined()
  expect(screen.getByText('Laura Reed, 02/03/2026 09:00')).toBeDefined()
  expect(school.asked.find(({ path }) => path.includes('placement'))?.body).toEqual({
    chapter_id: 4,
    reason: 'Passed the test',
  })
})

it('shows what a student has done, part by part, each asked for once it is chosen', async () => {
  const attempt = { id: 5, name: 'Doors', chapter: { id: 3, name: 'The Kitchen' }, status: 'FINISHED', waiting: 1 }
  school
    .on('GET /people/9/attempts?page=1&size=20', {
      content: [{ ...attempt, start_at: null, finish_at: '2026-03-01T12:00:00Z', percentage: 80 }],
      meta: { page: 1, size: 20, total: 1 },
    })
    .on('GET /people/9/dollars?page=1&size=20', { content: [], meta: { page: 1, size: 20, total: 0, balance: 0 } })
  await openPage('/admin/learners/9')
  await userEvent.click(await screen.findByRole('radio', { name: 'Exercises and tests' }))
  const row = within(await screen.findByRole('table', { name: 'Exercises and tests' })).getAllByRole('row')[1]
  expect(row?.textContent).toBe('The Kitchen · DoorsHanded in 1 text to correct80 %01/03/2026 09:00')
  expect(school.count('GET /people/9/dollars?page=1&size=20')).toBe(0)
  await userEvent.click(screen.getByRole('radio', { name: 'Dollars' }))
  expect(await screen.findByText('Balance: 0 dollars')).toBeDefined()
  expect(location.search).toBe('?part=dollars')
})

it('keeps notes for colleagues, with what they said before, and loses none to a colleague’s change', async () => {
  const note = {
    id: 4,
    version: 2,
    text: 'Likes songs.',
    author: { id: 1, name: 'Laura Reed' },
    own: true,
    created_at: '2026-03-01T12:00:00Z',
    updated_at: '2026-03-02T12:00:00Z',
    history: [{ at: '2026-03-02T12:00:00Z', by: 'Laura Reed', text: 'Shy.' }],
  }
  school
    .on('GET /people/9/notes', { content: [note] })
    .on('POST /people/9/notes', note)
    .refuse('PUT /people/9/notes/4', 409, { token: 'conflict' })
  await openPage('/admin/learners/9?part=notes')
  await userEvent.type(await screen.findByRole('textbox', { name: 'New note' }), 'Sings well.')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeDefined()
  expect(school.asked.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Sings well.' })
  const article = within(await screen.findByRole('article'))
  await userEvent.click(article.getByText('1 earlier text'))
  expect(article.getByText('Shy.')).toBeDefined()
  await userEvent.click(article.getByRole('button', { name: 'Change' }))
  const own = article.getByRole('textbox', { name: 'Your note' })
  await userEvent.type(own, ' Very much.')
  await userEvent.click(article.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText(/Somebody has changed this note meanwhile/)).toBeDefined()
  expect(own).toHaveProperty('value', 'Likes songs. Very much.')
})
