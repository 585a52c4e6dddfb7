import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Failure } from '@the-house/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageOf, signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const path = '/admin/failures'
const call = (page: number, of?: string) => `GET /failures?page=${page}&size=20${of ? `&of=${of}` : ''}`
const failure = (more: Partial<Failure> = {}): Failure => ({
  id: 'mail 1',
  kind: 'message',
  address: 'maria@thehouse.test',
  at: '2026-03-02T15:00:00Z',
  reason: 'mailbox full',
  ...more,
})

const cells = (row: HTMLElement) => Array.from(row.children).map(({ textContent }) => textContent)

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi().open()
})

describe('what has failed', () => {
  it('says when, what, to whom and why, by the clock of the unit, and names what it does not know as it is', async () => {
    school.on(call(1), pageOf([failure(), failure({ id: 'job 2', kind: 'tidyUp', address: '', reason: '' })]))
    await openPage(path)
    const [, first, second] = await screen.findAllByRole('row')
    if (!first || !second) throw new Error('Two failures are missing.')
    expect(cells(first)).toEqual(['02/03/2026 12:00', 'Message of the school', 'maria@thehouse.test', 'mailbox full'])
    expect(cells(second)).toEqual(['02/03/2026 12:00', 'tidyUp', '–', 'Not known'])
  })

  it('is narrowed by the address, from the first page on, and says so where nothing is left', async () => {
    school.on(call(2, 'MAILS'), pageOf([failure()], { page: 2, size: 20, total: 21 })).on(call(1, 'JOBS'), pageOf([]))
    await openPage(`${path}?of=MAILS&page=2`)
    await screen.findByText('mailbox full')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Jobs of the server')
    expect(await screen.findByText('Nothing of that kind has failed')).toBeDefined()
    expect(location.search).toBe('?of=JOBS')
  })

  it('shows the last page where the address names one beyond it', async () => {
    school
      .on(call(3), pageOf([], { page: 3, size: 20, total: 21 }))
      .on(call(2), pageOf([failure()], { page: 2, size: 20, total: 21 }))
    await openPage(`${path}?page=3`)
    expect(await screen.findByText('mailbox full')).toBeDefined()
    expect(location.search).toBe('?page=2')
  })

  it('keeps the focus in the list while another page comes', async () => {
    school.on(call(1), pageOf([failure()], { size: 20, total: 21 }))
    school.on(call(2), pageOf([failure({ reason: 'no such user' })], { page: 2, size: 20, total: 21 }))
    await openPage(path)
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2 of 2' }))
    expect(await screen.findByText('no such user')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText('no such user'))).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  })
})
