import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const person = {
  id: 12,
  version: 'v1',
  code: null,
  name: 'Rui Melo',
  email: 'rui@thehouse.test',
  cpf: '',
  profile: 'STUDENT',
  admin: false,
  state: 'REGISTERED',
  unity_id: 1,
  unity: { id: 1, name: 'Centro' },
  other_units_id: [2],
  other_units: [{ id: 2, name: 'Norte' }],
  tribe_id: null,
  tribe: null,
  duties: [{ duty: 'DESK', unity_id: null }],
  duties_version: 'd1',
  chapter: null,
  created_at: '2026-03-02T01:30:00Z',
}
const saved = { ...person, duties: [{ duty: 'CONTENT', unity_id: 2 }], duties_version: 'd2' }

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /people/12', person)
    .on('GET /people/tribes', { content: [] })
    .on('GET /unities', { content: [] })
    .on('PUT /people/12/duties', saved)
    .open()
})
const section = async () => within(await screen.findByRole('region', { name: 'Duties' }))
const sent = () => school.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)

it('says what a duty opens by the names of its screens, and nothing that everybody has', async () => {
  await openPage('/admin/people/12')
  const duties = await section()
  const hint = duties.getByText(/^Opens: .*Chapter studio/)
  expect(hint.textContent).toContain('Exercises')
  expect(hint.textContent).not.toMatch(/People|Dashboard/)
})

it('gives a duty in one unit, ends another, and sends the version that it was based on', async () => {
  await openPage('/admin/people/12')
  const duties = await section()
  const desk = duties.getByRole<HTMLSelectElement>('combobox', { name: 'Desk of the store' })
  expect(desk.selectedOptions[0]?.textContent).toBe('Yes, in all their units')
  await userEvent.selectOptions(desk, 'No')
  await userEvent.selectOptions(duties.getByRole('combobox', { name: 'Content' }), 'Only in Norte')
  await userEvent.click(duties.getByRole('button', { name: 'Save duties' }))
  await waitFor(() => expect(sent()).toEqual([{ duties: [{ duty: 'CONTENT', unity_id: 2 }], version: 'd1' }]))
  expect(await screen.findByText('Saved')).toBeDefined()
})

it('shows what somebody else has given meanwhile, instead of overwriting it', async () => {
  await openPage('/admin/people/12')
  const duties = await section()
  await userEvent.selectOptions(duties.getByRole('combobox', { name: 'Messages' }), 'Yes, in all their units')
  school.refuse('PUT /people/12/duties', 409, { token: 'conflict' }).on('GET /people/12', saved)
  await userEvent.click(duties.getByRole('button', { name: 'Save duties' }))
  await waitFor(async () => {
    const content = (await section()).getByRole<HTMLSelectElement>('combobox', { name: 'Content' })
    expect(content.selectedOptions[0]?.textContent).toBe('Only in Norte')
  })
})
