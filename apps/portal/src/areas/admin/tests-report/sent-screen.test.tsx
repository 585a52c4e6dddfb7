import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SentTest } from '@the-house/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'

const sentOf = (id: number, changes: Partial<SentTest> = {}): SentTest => ({
  id,
  student: { id, name: `Student ${id}` },
  unity: { id: 1, name: 'Centro' },
  config_test: { id: 4, name: 'The first three rooms' },
  status: 'PENDING',
  sent_at: '2026-03-02T01:30:00Z',
  start_at: null,
  end_at: null,
  finish_at: null,
  minutes: 20,
  extra_minutes: 0,
  show_feedback: true,
  percentage: null,
  waiting: 0,
  ...changes,
})
const totals = { pending: 1, started: 0, finished: 1, expired: 0, recalled: 0, waiting: 1, mean: 75 }
const pageOf = (content: SentTest[]) => ({ content, meta: { page: 1, size: 20, total: content.length, totals } })
const ended = sentOf(2, {
  status: 'FINISHED',
  start_at: '2026-03-03T12:00:00Z',
  finish_at: '2026-03-03T12:15:00Z',
  percentage: 75,
  waiting: 1,
})
const list = 'GET /tests?page=1&size=20'

let school: FakeApi
beforeEach(() => {
  signedInWith({}, 'TEACHER')
  school = new FakeApi()
    .on(list, pageOf([ended, sentOf(1)]))
    .on('GET /unities', {
      content: [
        { id: 1, name: 'Centro' },
        { id: 2, name: 'Norte' },
      ],
    })
    .on('GET /config_tests?page=1&size=50', {
      content: [{ id: 4, version: 1, name: 'The first three rooms' }],
      meta: { page: 1, size: 50, total: 1 },
    })
    .open()
})

const wordsOf = (name: RegExp) => screen.getByRole('row', { name }).textContent
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

describe('the tests that were sent', () => {
  it('shows for each who has it, what became of it and when by the clock of the unit', async () => {
    await openPage('/admin/tests')
    const row = await rowOf('Student 2')
    expect(row.getByText('Handed in')).toBeDefined()
    expect(row.getByRole('link', { name: 'Student 2' }).getAttribute('href')).toBe('/admin/learners/2')
    expect(row.getByText('01/03/2026 22:30')).toBeDefined()
    expect(row.getByText('03/03/2026 09:15')).toBeDefined()
    expect(row.getByText('75%')).toBeDefined()
    expect(row.getByText('1 text to correct')).toBeDefined()
    expect(row.getByRole('link', { name: 'The first three rooms' }).getAttribute('href')).toBe('/admin/tests/4')
    expect(screen.getByText('Mean result').nextSibling?.textContent).toBe('75%')
  })

  it('asks for what the address says, and for nothing that is a slip of the hand', async () => {
    school.on(
      'GET /tests?page=2&size=5&term=ana&sort=-percentage&unity_id=2&status=STARTED&period=2026-02',
      pageOf([sentOf(9)]),
    )
    await openPage(
      '/admin/tests?page=2&size=5&term=ana&sort=-percentage&unity_id=2&status=STARTED&period=2026-02&config_test_id=x',
    )
    expect(await rowOf('Student 9')).toBeDefined()
  })

  it('is narrowed by status, unit and time, and the address keeps it', async () => {
    school.on(`${list}&status=FINISHED`, pageOf([ended])).on(`${list}&unity_id=2&status=FINISHED`, pageOf([]))
    await openPage('/admin/tests')
    await rowOf('Student 1')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Handed in')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Student 1/ })).toBeNull())
    expect(location.search).toBe('?status=FINISHED')
    await userEvent.selectOptions(screen.getByLabelText('Unit'), 'Norte')
    expect(await screen.findByText('Nothing here yet')).toBeDefined()
    const months = within(screen.getByLabelText('Sent')).getAllByRole('option')
    expect(months).toHaveLength(8)
  })

  it('gives a student more minutes once that is confirmed', async () => {
    school.on('POST /tests/1/extend', sentOf(1, { minutes: 35, extra_minutes: 15 }))
    await openPage('/admin/tests')
    await userEvent.click((await rowOf('Student 1')).getByRole('button', { name: /^More time/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'More time for Student 1?' }))
    const field = dialog.getByLabelText('Minutes')
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: 'Give more time' }))
    expect(dialog.getByText('Choose 1 to 600 minutes')).toBeDefined()
    expect(school.count('POST /tests/1/extend')).toBe(0)
    await userEvent.type(field, '15{Enter}')
    expect(await screen.findByText('Student 1 has more time.')).toBeDefined()
    expect(school.asked.find(({ path }) => path === '/tests/1/extend')?.body).toEqual({ minutes: 15, extra_minutes: 0 })
    expect(school.count(list)).toBe(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens a test again after saying what that means, and says why it could not be', async () => {
    school.refuse('POST /tests/2/reopen', 412, { token: 'test.openAgain' })
    await openPage('/admin/tests')
    await userEvent.click((await rowOf('Student 2')).getByRole('button', { name: /^Open again/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Open this test again for Student 2?' }))
    expect(dialog.getByText('Student 2 has seen the right answers.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Open again' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('This student has the same test open already.')
  })

  it('offers nothing for what was taken back', async () => {
    school.on(list, pageOf([sentOf(3, { status: 'RECALLED' })]))
    await openPage('/admin/tests')
    const row = await rowOf('Student 3')
    expect(row.getByText('Taken back')).toBeDefined()
    expect(row.queryByRole('button')).toBeNull()
  })

  it('saves all that is on show as a file, in the language of the page', async () => {
    const saved: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    school.on(`${list}&status=PENDING`, pageOf([sentOf(1)]))
    school.reply('GET /tests/export?status=PENDING', {
      text: 'Student\r\n',
      headers: { 'content-disposition': 'attachment; filename=tests-sent.csv' },
    })
    await openPage('/admin/tests?status=PENDING')
    await rowOf('Student 1')
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(saved).toEqual(['tests-sent.csv']))
    expect(school.asked.find(({ path }) => path.startsWith('/tests/export'))?.language).toBe('en')
  })

  it('is no place for students', async () => {
    signedInAs('STUDENT')
    await openPage('/admin/tests')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.asked.some(({ path }) => path.startsWith('/tests'))).toBe(false)
  })
})

describe('the report of a test', () => {
  const exercise = { id: 1, title: 'Short forms', type: 'COMPLETE_LETTERS', held: 12, blank: 1, waiting: 0 }
  const report = {
    id: 4,
    name: 'The first three rooms',
    minutes: 20,
    test_type: 'GENERAL',
    show_feedback: true,
    totals,
    distribution: Array.from({ length: 10 }, (_, step) => ({
      from: step * 10,
      to: step === 9 ? 100 : step * 10 + 9,
      count: step === 7 ? 12 : 0,
    })),
    exercises: [
      { ...exercise, facility: 62, discrimination: 0.42 },
      { ...exercise, id: 2, title: 'How many spoons?', facility: null, discrimination: null },
      { ...exercise, id: 3, title: 'In the hall', facility: 91, discrimination: -0.2 },
    ],
  }
  const all = `${list}&config_test_id=4`
  beforeEach(() => {
    school.on('GET /config_tests/4/report', report).on(all, pageOf([ended, sentOf(1)]))
  })

  it('shows results, exercises in words as well as figures, who has handed in and who has not started', async () => {
    await openPage('/admin/tests/4')
    expect(await screen.findByRole('heading', { level: 1, name: 'The first three rooms' })).toBeDefined()
    expect(screen.getByText('General, 20 minutes')).toBeDefined()
    const results = within(screen.getByRole('table', { name: 'Results of “The first three rooms”' }))
    expect(results.getByRole('row', { name: /70–79%/ }).textContent).toContain('12')
    expect(wordsOf(/Short forms/)).toContain('62%Well0.42')
    expect(wordsOf(/How many spoons/)).toContain('Too few results yet')
    expect(wordsOf(/In the hall/)).toContain('check its key')
    expect((await rowOf('Student 2')).getByText('Handed in')).toBeDefined()
    expect((await rowOf('Student 1')).getByText('Not started')).toBeDefined()
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('')
  })

  it('is narrowed to a status and widened again, and the address keeps it', async () => {
    school.on(`${all}&status=PENDING`, pageOf([sentOf(1)]))
    await openPage('/admin/tests/4?status=PENDING')
    await rowOf('Student 1')
    expect(screen.queryByRole('row', { name: /Student 2/ })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Any status')
    expect(await rowOf('Student 2')).toBeDefined()
    expect(location.search).toBe('')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Not started')
    expect(location.search).toBe('?status=PENDING')
  })

  it('gives time back for an outage that is named whole', async () => {
    school.on('POST /config_tests/4/give_back', { given: 2, reopened: 1 })
    await openPage('/admin/tests/4')
    await userEvent.click(await screen.findByRole('button', { name: 'Give time back' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }))
    expect(dialog.getAllByText('Choose a day and a time')).toHaveLength(2)
    const [from, until] = [dialog.getByLabelText('From'), dialog.getByLabelText('Until')]
    await userEvent.type(from, '01032026')
    await userEvent.type(until, '01032026')
    const [first, last] = dialog.getAllByLabelText('Time')
    if (!first || !last) throw new Error('There is no time to choose')
    fireEvent.change(first, { target: { value: '10:00' } })
    fireEvent.change(last, { target: { value: '10:30' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }))
    expect(await screen.findByText('2 students have the lost time back.')).toBeDefined()
    expect(school.asked.find(({ path }) => path.endsWith('/give_back'))?.body).toEqual({
      from: '2026-03-01T13:00:00.000Z',
      until: '2026-03-01T13:30:00.000Z',
    })
  })

  it('is reached from the list of tests', async () => {
    school.on('GET /config_tests?page=1&size=20', {
      content: [
        { id: 4, version: 1, name: 'The first three rooms', test_type: 'GENERAL', minutes: 20, exercise_ids: [] },
      ],
      meta: { page: 1, size: 20, total: 1 },
    })
    await openPage('/admin/config-tests')
    await userEvent.click(await screen.findByRole('link', { name: 'Report of The first three rooms' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The first three rooms' })).toBeDefined()
    expect(location.pathname).toBe('/admin/tests/4')
  })

  it('says so where the test is not there', async () => {
    await openPage('/admin/tests/77')
    expect(await screen.findByRole('heading', { level: 1, name: 'This test is not there' })).toBeDefined()
  })
})
