import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { choiceOf } from '../../../testing/choice.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { press } from '../../../testing/user-actions.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'

const bankExercise = (id: number, changes: object = {}) => ({
  id,
  title: `Door ${id}`,
  type: 'UNIQUE_ALTERNATIVE',
  topic: 'At the door',
  chapter: 'The hall',
  book: 'Book one',
  shown: true,
  ...changes,
})
const page = (...ids: number[]) => ({
  content: ids.map((id) => bankExercise(id)),
  meta: { page: 1, size: 10, total: ids.length },
})
const saved = {
  id: 5,
  version: 1,
  updated_at: null,
  name: 'The check',
  description: '',
  minutes: 20,
  show_feedback: true,
  test_type: 'GENERAL',
  shuffled: false,
  exercise_ids: [2, 1],
}
const places = { books: [{ id: 1, name: 'Book one' }], chapters: [], topics: [] }

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInAs('TEACHER')
  school = new FakeApi()
    .on('GET /config_tests/5', saved)
    .on('GET /exercise_bank/chosen?ids=2%2C1', { content: [bankExercise(2), bankExercise(1, { shown: false })] })
    .on('GET /exercise_bank/places', places)
    .on('GET /exercise_bank/places?book_id=1', { ...places, chapters: [{ id: 3, name: 'The hall' }] })
    .on('GET /exercise_bank?page=1&size=10', page(1, 2, 3, 4))
    .on('GET /exercise_bank?page=1&size=10&book_id=1', page(3))
    .open()
})

const sentIds = () => {
  const put = school.asked.find(({ method }) => method === 'PUT')
  return typeof put?.body === 'object' && put.body !== null && 'exercise_ids' in put.body ? put.body.exercise_ids : null
}
const titles = () =>
  screen.getAllByRole('listitem').flatMap(({ textContent }) => /Door \d+/.exec(textContent)?.[0] ?? [])

it('shows what a test is made of in its order, and says of drafts that they stay out', async () => {
  await openPage('/admin/config-tests/5')
  expect(await screen.findByText('2 exercises')).toBeDefined()
  expect(titles()).toEqual(['Door 2', 'Door 1'])
  expect(screen.getByText(/1 exercise is a draft/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Send' }).getAttribute('href')).toBe('/admin/config-tests/5/send')
})

it('takes several from the bank at once, puts them in order and saves what is there', async () => {
  school.on('PUT /config_tests/5', { ...saved, version: 2 })
  await openPage('/admin/config-tests/5')
  await press('Add exercises')
  const bank = within(await screen.findByRole('dialog', { name: 'Bank of exercises' }))
  expect(await bank.findByRole<HTMLInputElement>('checkbox', { name: 'Door 2' })).toHaveProperty('disabled', true)
  await userEvent.click(bank.getByRole('checkbox', { name: 'Door 4' }))
  await userEvent.selectOptions(bank.getByLabelText('Book'), 'Book one')
  await waitFor(() => expect(bank.queryByRole('checkbox', { name: 'Door 4' })).toBeNull())
  await userEvent.click(await bank.findByRole('checkbox', { name: 'Door 3' }))
  await userEvent.click(bank.getByRole('button', { name: 'Add 2 exercises' }))
  await waitFor(() => expect(titles()).toEqual(['Door 2', 'Door 1', 'Door 4', 'Door 3']))
  await press('Move Door 4 up')
  await press('Take out Door 2')
  expect(titles()).toEqual(['Door 4', 'Door 1', 'Door 3'])
  await press('Save')
  await waitFor(() => expect(location.pathname).toBe('/admin/config-tests'))
  expect(sentIds()).toEqual([4, 1, 3])
})

it('draws some by chance out of what the filter leaves', async () => {
  school.on('GET /exercise_bank/draw?book_id=1&count=3&without=2%2C1', { content: [bankExercise(3), bankExercise(9)] })
  await openPage('/admin/config-tests/5')
  await press('Add exercises')
  const bank = within(await screen.findByRole('dialog', { name: 'Bank of exercises' }))
  await userEvent.selectOptions(await bank.findByLabelText('Book'), 'Book one')
  const count = bank.getByLabelText('How many by chance')
  await userEvent.clear(count)
  await userEvent.type(count, '3')
  await userEvent.click(bank.getByRole('button', { name: 'Draw at random' }))
  expect(await bank.findByText('2 chosen')).toBeDefined()
  await userEvent.click(bank.getByRole('button', { name: 'Add 2 exercises' }))
  await waitFor(() => expect(titles()).toEqual(['Door 2', 'Door 1', 'Door 3', 'Door 9']))
})

it('shows the test as its students get it, and saves nothing of what is tried', async () => {
  const answers: [string, string] = ['the front door', 'the back door']
  school.on('GET /exercise_bank/shown?ids=2%2C1', {
    content: [choiceOf(2, 'Door 2', answers), choiceOf(1, 'Door 1', answers)],
  })
  await openPage('/admin/config-tests/5')
  await screen.findByText('2 exercises')
  await press('See it as a student')
  const preview = within(await screen.findByRole('dialog', { name: 'As students get it' }))
  expect(await preview.findByRole('heading', { name: 'Door 2' })).toBeDefined()
  await userEvent.click(preview.getByRole('radio', { name: /the back door/ }))
  await userEvent.click(preview.getByRole('button', { name: 'Next' }))
  expect(await preview.findByRole('heading', { name: 'Door 1' })).toBeDefined()
  expect(preview.getByText('Exercise 2 of 2')).toBeDefined()
  expect(school.asked.every(({ method }) => method === 'GET')).toBe(true)
})

it('begins a new one as a copy of another', async () => {
  school.on('POST /config_tests', { ...saved, id: 6, name: 'The check (copy)' })
  await openPage('/admin/config-tests/new?from=5')
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('The check (copy)')
  await screen.findByText('2 exercises')
  await press('Save')
  await waitFor(() => expect(location.pathname).toBe('/admin/config-tests/6'))
  const made = school.asked.find(({ method }) => method === 'POST')
  expect(made?.body).toMatchObject({ name: 'The check (copy)', minutes: 20, exercise_ids: [2, 1] })
})
