import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StoredReport } from '@the-house/domain'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../testing/dashboard-api.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'

const reportOf = (id: number, changes: Partial<StoredReport> = {}): StoredReport => ({
  id,
  subject: 'No Access',
  description: `The door ${id} is closed`,
  url: `${location.origin}/the-magic-formula/books`,
  details: 'Firefox 140 · en · 360×740',
  user: { id: 12, name: 'Rui Melo', email: 'rui@thehouse.test', profile: 'STUDENT' },
  unity: { name: 'Centro' },
  // Sunday evening in São Paulo, Monday in UTC.
  created_at: '2026-03-02T01:30:00Z',
  ...changes,
})
const call = (page: number) => `GET /report_error?page=${page}&size=20`
const pageOf = (content: StoredReport[], page = 1, total = content.length) => ({
  content,
  meta: { page, size: 20, total },
})

let school: FakeApi
beforeEach(() => {
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi().on(call(1), pageOf([reportOf(2), reportOf(1)])).open()
})

const rows = async () => (await screen.findAllByRole('row')).slice(1)

it('shows what was reported, by whom, when by the clock of the unit, and on which page', async () => {
  await openPage('/admin/reports')
  const [first] = await rows()
  if (!first) throw new Error('There is no report')
  const row = within(first)
  expect(row.getByRole('rowheader').textContent).toBe('No Access')
  expect(row.getByText('01/03/2026 22:30')).toBeDefined()
  expect(row.getByText('The door 2 is closed')).toBeDefined()
  expect(row.getByRole('link', { name: 'Rui Melo' }).getAttribute('href')).toBe('/admin/learners/12')
  expect(row.getByRole('link', { name: 'rui@thehouse.test' }).getAttribute('href')).toBe('mailto:rui@thehouse.test')
  expect(row.getByRole('link', { name: '/the-magic-formula/books' })).toBeDefined()
})

it('shows the browser on request', async () => {
  await openPage('/admin/reports')
  const [first] = await rows()
  if (!first) throw new Error('There is no report')
  const summary = within(first).getByText('Browser')
  const details = summary.closest('details')
  expect(details?.open).toBe(false)
  await userEvent.click(summary)
  expect(details?.open).toBe(true)
  expect(details?.textContent).toContain('Firefox 140 · en · 360×740')
})

it('shows an address of elsewhere without leading there', async () => {
  school.on(call(1), pageOf([reportOf(1, { url: 'javascript:alert(1)' })]))
  await openPage('/admin/reports')
  expect(await screen.findByText('javascript:alert(1)')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull()
})

it('turns pages by the address', async () => {
  school.on(call(1), pageOf([reportOf(30)], 1, 21)).on(call(2), pageOf([reportOf(3)], 2, 21))
  await openPage('/admin/reports')
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2 of 2' }))
  expect(await screen.findByText('The door 3 is closed')).toBeDefined()
  expect(location.search).toBe('?page=2')
})

it('goes to the last page where an old link names one that is gone', async () => {
  school.on(call(9), pageOf([], 9, 2))
  await openPage('/admin/reports?page=9')
  expect(await rows()).toHaveLength(2)
  expect(location.search).toBe('?page=1')
})

it('says that nothing was reported', async () => {
  school.on(call(1), pageOf([]))
  await openPage('/admin/reports')
  expect(await screen.findByText('Nothing was reported')).toBeDefined()
})

it('says so when the school does not answer, and tries again', async () => {
  school.refuse(call(1), 500)
  await openPage('/admin/reports')
  const again = await screen.findByRole('button', { name: 'Try again' })
  school.on(call(1), pageOf([reportOf(1)]))
  await userEvent.click(again)
  expect(await screen.findByText('The door 1 is closed')).toBeDefined()
})

it('is in the menu of administrators alone, and asks nothing for other users', async () => {
  await openPage('/dashboard')
  expect(await screen.findAllByRole('link', { name: 'Reports' })).not.toHaveLength(0)
  signedInAs('TEACHER')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull())
  history.pushState(null, '', '/admin/reports')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.count(call(1))).toBe(0)
})
