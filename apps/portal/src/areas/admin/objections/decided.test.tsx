import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { choiceOf } from '../../../testing/choice.ts'
import { pageOf, signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { press } from '../../../testing/user-actions.ts'
import { openPage } from '../../../testing/open-page.tsx'

const path = '/admin/objections'
const ruling = (changes: object = {}) => ({
  accepted: true,
  reply: 'Both lead there.',
  user: { id: 8, name: 'Carla Dias' },
  at: '2026-03-03T01:30:00Z',
  remarked: 7,
  finished: true,
  ...changes,
})
const group = (id: number, changes: object = {}) => ({
  id,
  exercise: { id: 5, title: `Doors ${id}`, type: 'UNIQUE_ALTERNATIVE' },
  book: { id: 1, name: 'Book one' },
  chapter: { id: 2, name: 'Kitchen' },
  topic: { id: 3, name: 'Rooms' },
  answer: ['the hall'],
  students: 2,
  alike: 0,
  since: '2026-03-02T01:30:00Z',
  backed_by: null,
  ruling: ruling(),
  ...changes,
})
const detail = (correct: boolean, changes: object = {}) => ({
  ...group(1),
  sheet: choiceOf(5, 'Doors 1', ['the kitchen', 'the hall'], {
    answered: true,
    correct,
    answer_alternatives: [2],
    correct_alternatives: [1],
  }),
  reasons: [{ id: 1, student: { id: 9, name: 'Ana Reis' }, reason: 'Both do.', created_at: '2026-03-02T01:30:00Z' }],
  consequence: { answers: 0, students: 0, dollars: 0, more: false },
  ...changes,
})

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /objections?page=1&size=20', pageOf([group(3, { ruling: null })], { size: 20 }))
    .on(
      'GET /objections?decided=true&page=1&size=20',
      pageOf([group(1), group(2, { ruling: ruling({ accepted: false, user: null, remarked: 0 }) })], { size: 20 }),
    )
    .on('GET /objections?decided=true&type=COMPLETE_WORD&page=1&size=20', pageOf([], { size: 20 }))
    .on('GET /objections/1', detail(true))
    .on('GET /exercise_bank/places', { books: [], chapters: [], topics: [] })
    .open()
})

const openDecided = async () => {
  await openPage(path)
  await screen.findByRole('link', { name: 'Doors 3' })
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Decided')
  await screen.findByRole('link', { name: 'Doors 1' })
}

it('the list shows on request what was decided: how, by whom, when, and how many were marked again', async () => {
  await openDecided()
  expect(location.search).toBe('?show=decided')
  const [accepted, refused] = within(screen.getByRole('list', { name: 'Objections' })).getAllByRole('listitem')
  expect(accepted?.textContent).toMatch(/Accepted.*Carla Dias, 02\/03\/2026 22:30.*7 answers marked again/)
  expect(refused?.textContent).toMatch(/Refused.*02\/03\/2026 22:30/)
  expect(refused?.textContent).not.toMatch(/marked again/)
  expect(screen.getByText('2 answers were decided')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Doors 3' })).toBeNull()
})

it('the list of what was decided is narrowed down, too, and leads back to all of it', async () => {
  await openDecided()
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'COMPLETE_WORD')
  expect(await screen.findByText('Nothing was decided here')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }))
  expect(await screen.findByRole('link', { name: 'Doors 1' })).toBeDefined()
  expect(location.search).toBe('?show=decided')
})

it('what was decided shows the decision when it is opened, and nothing to decide', async () => {
  await openPage(`${path}/1`)
  expect(await screen.findByRole('heading', { name: 'The decision' })).toBeDefined()
  expect(screen.getByText('Accepted')).toBeDefined()
  expect(screen.getByText('Carla Dias, 02/03/2026 22:30')).toBeDefined()
  expect(screen.getByText('7 answers marked again')).toBeDefined()
  expect(screen.getByText('Both lead there.')).toBeDefined()
  expect(await screen.findByText('The student’s answer, right')).toBeDefined()
  for (const name of ['Accept', 'Refuse']) expect(screen.queryByRole('button', { name })).toBeNull()
})

it('says that not all answers are marked again yet', async () => {
  school.on('GET /objections/1', detail(true, { ruling: ruling({ finished: false, reply: '' }) }))
  await openPage(`${path}/1`)
  expect(await screen.findByText('More answers are being marked again.')).toBeDefined()
})

it('what a colleague decides meanwhile takes the place of what was to decide', async () => {
  school
    .on('GET /objections/1', detail(false, { ruling: null }))
    .refuse('POST /objections/1/accept', 409, { token: 'conflict' })
  await openPage(`${path}/1`)
  await press('Accept')
  const dialog = await screen.findByRole('dialog')
  school.on('GET /objections/1', detail(true))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByRole('heading', { name: 'The decision' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull()
})
