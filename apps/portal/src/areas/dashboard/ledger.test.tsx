import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { fullApi, ledgerCall, pageOf } from '../../testing/dashboard-api.ts'

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  school = fullApi().open()
})

const entry = (id: number, changes: object = {}) => ({
  id,
  amount: 10,
  reason: 'TOPIC',
  title: `Topic ${id}`,
  adjustment: null,
  topic: null,
  test_id: null,
  created_at: '2026-03-02T01:30:00Z',
  ...changes,
})
const meta = (page: number) => ({ page, size: 8, total: 9, balance: 120 })

const open = async () => {
  await openPage('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'My dollars' }))
  return within(await screen.findByRole('dialog', { name: 'My dollars' }))
}

it('opens every movement with what for, when and how many, a page at a time', async () => {
  const gift = entry(9, { amount: -5, reason: 'GIFT', title: '' })
  const first = [gift, ...[8, 7, 6, 5, 4, 3, 2].map((id) => entry(id))]
  school.on(ledgerCall(1), pageOf(first, meta(1))).on(ledgerCall(2), pageOf([entry(1)], meta(2)))
  const dialog = await open()
  const rows = (await dialog.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows).toHaveLength(8)
  expect(rows[0]).toBe('Gift01/03/2026-5')
  expect(rows[1]).toBe('Topic 801/03/2026 · Topic finished+10')
  expect(dialog.getByText('120 dollars')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Older' }))
  expect(await dialog.findByText('Topic 1')).toBeDefined()
  expect(dialog.getByText('Page 2 of 2')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Older' }))
  expect(school.count(ledgerCall(3))).toBe(0)
})

it('links to what was paid for, and says of a later payment what it corrects', async () => {
  const entries = [
    entry(5, { amount: 2, topic: { id: 12, chapter_id: 3 }, adjustment: 'OBJECTION' }),
    entry(4, { amount: -5, reason: 'TEST', title: 'The check', test_id: 60, adjustment: 'CORRECTION' }),
    entry(3, { amount: 3, reason: 'TEST', title: 'The check', adjustment: 'RESULT' }),
    entry(2, { topic: { id: 12, chapter_id: 3 } }),
  ]
  school.on(ledgerCall(1), pageOf(entries, { page: 1, size: 8, total: 4, balance: 10 }))
  const dialog = await open()
  const rows = (await dialog.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows).toEqual([
    'Topic 501/03/2026 · Correction after an accepted objection+2',
    'The check01/03/2026 · Correction after a teacher marked it-5',
    'The check01/03/2026 · Correction after a new result+3',
    'Topic 201/03/2026 · Topic finished+10',
  ])
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/the-magic-formula/chapter/3/e/topic-5/12',
    '/test/60',
    '/the-magic-formula/chapter/3/e/topic-2/12',
  ])
})

it('says how the first dollars are earned where there are none', async () => {
  school.on(ledgerCall(1), pageOf([], { page: 1, size: 8, total: 0, balance: 0 }))
  const dialog = await open()
  expect(await dialog.findByText(/No movements yet/)).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Older' })).toBeNull()
})

it('is not asked for before it is opened, and offers another try when it fails', async () => {
  school.refuse(ledgerCall(1), 500)
  await openPage('/dashboard')
  await screen.findByRole('link', { name: 'New library' })
  expect(school.count(ledgerCall(1))).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'My dollars' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
