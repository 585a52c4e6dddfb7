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
