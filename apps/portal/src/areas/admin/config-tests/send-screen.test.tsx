import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeApi } from '../../../testing/fake-api.ts'
import { press } from '../../../testing/user-actions.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'

const config = {
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
const sendingOf = (id: number, changes: object = {}) => ({
  id,
  config_test_id: 5,
  sender: { id: 9, name: 'Ana' },
  created_at: '2026-03-02T15:00:00.000Z',
  opens_at: null,
  closes_at: null,
  extra_minutes: 0,
  extra: 0,
  audience: { unities: [], tribes: ['Owls'], chapter: null, students: 0 },
  receivers: 3,
  done: 3,
  finished_at: '2026-03-02T15:00:01.000Z',
  recalled_at: null,
  sent: 3,
  pending: 2,
  started: 1,
  recalled: 0,
  ...changes,
})
const pageOf = (...content: object[]) => ({ content, meta: { page: 1, size: 10, total: content.length } })
const sendingsCall = 'GET /config_tests/5/sendings?page=1&size=10'
const countCall = 'POST /config_tests/5/receivers'
const sendCall = 'POST /config_tests/5/send'

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInAs('TEACHER')
  school = new FakeApi()
    .on('GET /config_tests/5', config)
    .on(sendingsCall, pageOf())
    .on('GET /audiences', {
      unities: [{ id: 1, name: 'Centre' }],
      tribes: [{ id: 2, name: 'Owls' }],
      chapters: [{ id: 3, name: 'The hall', book: 'Book one' }],
    })
    .on('GET /audiences/students?page=1&size=50', {
      content: [{ id: 7, name: 'Maria Silva', unity: 'Centre', tribe: 'Owls' }],
      meta: { page: 1, size: 50, total: 1 },
    })
    .on(countCall, { receivers: 3, kept: 1 })
    .open()
})

/** Chooses an option of a select. */
async function pick(label: string, option: string | RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const bodiesOf = (call: string) =>
  school.asked.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)

describe('sending', () => {
  it('says how many would get it before it goes, asks, sends it once and shows it', async () => {
    school.on(sendCall, () => {
      school.on(sendingsCall, pageOf(sendingOf(1, { done: 1, finished_at: null })))
      return { body: { ...sendingOf(1), content: [] } }
    })
    await openPage('/admin/config-tests/5/send')
    expect(await screen.findByText('Choose who gets it.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
    await pick('Tribes', 'Owls')
    await pick('Students', /Maria Silva/)
    await pick('A student with a time of their own', /Maria Silva/)
    expect(await screen.findByText('3 students get it.')).toBeDefined()
    expect(screen.getByText('1 of them has it unfinished and keeps that one.')).toBeDefined()
    expect(bodiesOf(countCall).at(-1)).toEqual({ unity_ids: [], tribe_ids: [2], user_ids: [7], chapter_id: null })
    await press('Send to 3 students')
    expect(school.count(sendCall)).toBe(0)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send it to 3 students?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('progressbar', { name: '1 of 3 students seen to' })).toBeDefined()
    expect(bodiesOf(sendCall)).toEqual([
      {
        unity_ids: [],
        tribe_ids: [2],
        user_ids: [7],
        chapter_id: null,
        press: expect.any(String),
        extra_minutes: 0,
        extra: [{ user_id: 7, minutes: 15 }],
        opens_at: null,
        closes_at: null,
      },
    ])
    expect(screen.getByText('Choose who gets it.')).toBeDefined()
  })

  it('offers what was chosen and not sent, until it is sent', async () => {
    school.on(sendCall, { ...sendingOf(1), content: [] })
    await openPage('/admin/config-tests/5/send')
    await pick('Tribes', 'Owls')
    cleanup()
    await openPage('/admin/config-tests/5/send')
    expect(await screen.findByText('Choose who gets it.')).toBeDefined()
    await press('Use the draft')
    await press('Send to 3 students')
    expect(bodiesOf(countCall).at(-1)).toEqual({ unity_ids: [], tribe_ids: [2], user_ids: [], chapter_id: null })
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Choose who gets it.')).toBeDefined()
    cleanup()
    await openPage('/admin/config-tests/5/send')
    expect(await screen.findByText('Choose who gets it.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use the draft' })).toBeNull()
  })

  it('tried again after a lost answer is the same press', async () => {
    school.refuse(sendCall, 503, { token: 'unavailable' })
    await openPage('/admin/config-tests/5/send')
    await pick('All at one chapter', /The hall/)
    for (const time of [1, 2]) {
      await press('Send to 3 students')
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      expect(await screen.findByText(/cannot answer right now/)).toBeDefined()
      await waitFor(() => expect(school.count(sendCall)).toBe(time))
    }
    const [first, second] = bodiesOf(sendCall)
    expect(second).toEqual(first)
  })

  it('says so where a student with extra minutes would not get it', async () => {
    school.refuse(sendCall, 412, { token: 'validation', fields: { extra: 'validation.id' } })
    await openPage('/admin/config-tests/5/send')
    await pick('Tribes', 'Owls')
    await pick('A student with a time of their own', /Maria Silva/)
    await press('Send to 3 students')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/is not among those who get the test/)).toBeDefined()
    expect(screen.getByText('Extra minutes for Maria Silva')).toBeDefined()
  })

  it('is disabled without a receiver, and where the test would be over already', async () => {
    school.on(countCall, { receivers: 0, kept: 0 })
    await openPage('/admin/config-tests/5/send')
    await pick('Units', 'Centre')
    expect(await screen.findByText('Nobody of those can get it.')).toBeDefined()
    school.on(countCall, { receivers: 3, kept: 0 })
    await pick('Tribes', 'Owls')
    expect(await screen.findByRole('button', { name: 'Send to 3 students' })).toBeDefined()
    await userEvent.type(screen.getByLabelText('Closes'), '01012020')
    expect(await screen.findByText('This is over already.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  })

  it('of a test without exercises leads to where they are added', async () => {
    school.on('GET /config_tests/5', { ...config, exercise_ids: [] })
    await openPage('/admin/config-tests/5/send')
    const link = await screen.findByRole('link', { name: 'Edit the test' })
    expect(link.getAttribute('href')).toBe('/admin/config-tests/5')
    expect(screen.queryByRole('combobox', { name: 'Tribes' })).toBeNull()
  })
})

it('takes back what was not started, after saying from how many', async () => {
  school.on(sendingsCall, pageOf(sendingOf(1))).on('POST /sendings/1/recall', () => {
    school.on(sendingsCall, pageOf(sendingOf(1, { pending: 0, recalled: 2 })))
    return { body: sendingOf(1, { pending: 0, recalled: 2 }) }
  })
  await openPage('/admin/config-tests/5/send')
  await press(/^Take back what was sent on /)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take the test back from 2 students?' }))
  expect(school.count('POST /sendings/1/recall')).toBe(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('2 taken back')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Take back what was sent/ })).toBeNull()
})

it('is shut to students', async () => {
  signedInAs('STUDENT')
  await openPage('/admin/config-tests/5/send')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.asked.filter(({ path }) => path.startsWith('/config_tests'))).toEqual([])
})
