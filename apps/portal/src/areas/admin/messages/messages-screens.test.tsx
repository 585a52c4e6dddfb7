import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'
import { press } from '../../../testing/user-actions.ts'

const messageOf = (changes: object = {}) => ({
  id: 4,
  version: 1,
  status: 'SENT',
  sender: { id: 7, name: 'Maria Silva' },
  title_en: 'Closed on Monday',
  text_en: 'The school is closed.\nSee you.',
  title_pt: '',
  text_pt: '',
  created_at: '2026-03-02T15:00:00.000Z',
  send_at: '2026-03-02T15:00:00.000Z',
  finished_at: '2026-03-02T15:00:01.000Z',
  recalled_at: null,
  mail: true,
  audience: { unities: [], tribes: [{ id: 2, name: 'Owls' }], chapter: null, profiles: ['STUDENT'], people: 0 },
  people: [],
  receivers: 3,
  done: 3,
  read: 1,
  ...changes,
})
const soon = new Date(Date.now() + 86_400_000).toISOString()
const scheduled = (changes: object = {}) =>
  messageOf({ status: 'SCHEDULED', send_at: soon, finished_at: null, receivers: null, done: 0, read: 0, ...changes })
const pageOf = (content: object[], size = 20) => ({ content, meta: { page: 1, size, total: content.length } })
const countCall = 'POST /messages/receivers'
const receiver = (id: number, name: string, read_at: string | null) => ({
  id,
  name,
  profile: 'STUDENT',
  unity: 'Centre',
  read_at,
})
const listCall = 'GET /messages?page=1&size=20'
const receiversCall = 'GET /messages/4/receivers?page=1&size=20'

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInAs('TEACHER')
  school = new FakeApi()
    .on(listCall, pageOf([messageOf()]))
    .on('GET /messages/4', messageOf())
    .on(receiversCall, pageOf([receiver(1, 'Ana', '2026-03-02T16:00:00.000Z'), receiver(2, 'Bia', null)]))
    .on('GET /messages/audiences', {
      unities: [{ id: 1, name: 'Centre' }],
      tribes: [{ id: 2, name: 'Owls' }],
      chapters: [{ id: 3, name: 'The hall', book: 'Book one' }],
    })
    .on('GET /messages/people?page=1&size=50', pageOf([{ id: 7, name: 'Maria', profile: 'STUDENT', unity: 'Centre' }]))
    .on(countCall, { receivers: 3, without_mail: 1 })
    .open()
})

async function pick(label: string, option: string | RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const bodiesOf = (call: string) => school.requestsOf(call).map(({ body }) => body)
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

async function fill(label: string, text: string) {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}
async function write(title: string, text: string) {
  await fill('Title', title)
  await fill('Text', text)
}

describe('a new message', () => {
  it('says how many get it before it goes, asks, sends it once and leads to it', async () => {
    school.on('POST /messages', messageOf())
    await openPage('/admin/messages/new')
    expect(await screen.findByText('Nobody is chosen yet.')).toBeDefined()
    await write('Closed on Monday', 'The school is closed.')
    await userEvent.click(screen.getByRole('radio', { name: 'Português, still empty' }))
    await write('Segunda sem aula', 'A escola fecha.')
    await pick('Tribes', 'Owls')
    await pick('People by name', /Maria/)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Students' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send it as a mail too' }))
    expect(await screen.findByText('3 people get it.')).toBeDefined()
    expect(screen.getByText('1 of them has not registered yet and gets no mail.')).toBeDefined()
    await press('Send to 3 people')
    expect(await screen.findByRole('alertdialog', { name: 'Send it to 3 people?' })).toBeDefined()
    expect(school.count('POST /messages')).toBe(0)
    await confirm('Send')
    await waitFor(() => expect(location.pathname).toBe('/admin/messages/4'))
    const audience = { unity_ids: [], tribe_ids: [2], user_ids: [7], profiles: ['STUDENT'], chapter_id: null }
    expect(bodiesOf(countCall).at(-1)).toEqual(audience)
    expect(bodiesOf('POST /messages')).toEqual([
      {
        press: expect.any(String),
        title_en: 'Closed on Monday',
        text_en: 'The school is closed.',
        title_pt: 'Segunda sem aula',
        text_pt: 'A escola fecha.',
        audience,
        send_at: null,
        mail: true,
      },
    ])
  })

  it('shows it as a student gets it, in the language that it has', async () => {
    await openPage('/admin/messages/new')
    await write('Closed', 'No classes today.')
    const phone = screen.getByRole('region', { name: 'The message on the phone of a student' })
    expect(within(phone).getByText('No classes today.').getAttribute('lang')).toBe('en')
    await userEvent.click(screen.getByRole('radio', { name: 'Português, still empty' }))
    expect(within(phone).getByText('No classes today.').getAttribute('lang')).toBe('en')
  })

  it('is not sent while something is missing, and shows the language in which it is', async () => {
    await openPage('/admin/messages/new')
    await userEvent.click(await screen.findByRole('radio', { name: 'Português, still empty' }))
    await fill('Title', 'Segunda')
    await userEvent.click(screen.getByRole('radio', { name: 'English, still empty' }))
    await press('Send')
    const text = await screen.findByRole('textbox', { name: 'Text' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' }).getAttribute('lang')).toBe('pt-BR'))
    expect(text).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(school.count('POST /messages')).toBe(0)
  })

  it('tried again after a lost answer is the same press, and another after a change', async () => {
    school.refuse('POST /messages', 503, { token: 'unavailable' })
    await openPage('/admin/messages/new')
    await write('Closed', 'No classes.')
    await pick('Units', 'Centre')
    for (const time of [1, 2, 3]) {
      if (time === 3) await fill('Title', '!')
      await press('Send to 3 people')
      await confirm('Send')
      await waitFor(() => expect(school.count('POST /messages')).toBe(time))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    const presses = bodiesOf('POST /messages').map((body) => Object(body).press)
    expect(presses[1]).toBe(presses[0])
    expect(presses[2]).not.toBe(presses[0])
  })

  it('that was not sent is offered again', async () => {
    await openPage('/admin/messages/new')
    await write('Closed', 'No classes.')
    await pick('Tribes', 'Owls')
    cleanup()
    await openPage('/admin/messages/new')
    await press('Use the draft')
    expect(await screen.findByDisplayValue('Closed')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Send to 3 people' })).toBeDefined()
  })

  it('is shut to students', async () => {
    signedInAs('STUDENT')
    await openPage('/admin/messages/new')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.asked.filter(({ path }) => path.startsWith('/messages'))).toEqual([])
  })
})

describe('a scheduled message', () => {
  it('is edited with its version, and a version of somebody else is compared', async () => {
    school.on('GET /messages/4', scheduled()).refuse('PUT /messages/4', 409, { token: 'conflict' })
    await openPage('/admin/messages/4')
    await userEvent.click(await screen.findByRole('link', { name: 'Edit' }))
    await fill('Title', '!')
    school.on('GET /messages/4', scheduled({ version: 2, title_en: 'Open on Monday' }))
    await press('Schedule')
    await confirm('Schedule')
    const conflict = within(await screen.findByRole('alertdialog', { name: /Somebody else has saved/ }))
    expect(await conflict.findByText('Open on Monday')).toBeDefined()
    school.on('PUT /messages/4', scheduled({ version: 3 }))
    await userEvent.click(conflict.getByRole('button', { name: 'Save mine' }))
    await confirm('Schedule')
    await waitFor(() => expect(school.count('PUT /messages/4')).toBe(2))
    expect(bodiesOf('PUT /messages/4')).toMatchObject([
      { version: 1, title_en: 'Closed on Monday!', send_at: soon },
      { version: 2, title_en: 'Closed on Monday!' },
    ])
  })

  it('of somebody else is not edited', async () => {
    school.on('GET /messages/4', scheduled({ sender: { id: 9, name: 'Ana' } }))
    await openPage('/admin/messages/4/edit')
    expect(await screen.findByText('Only its sender can edit it.')).toBeDefined()
    expect(screen.queryByLabelText('Title')).toBeNull()
  })
})

describe('a message that was sent', () => {
  it('stands in the list with how many have read it, and leads to who they are', async () => {
    await openPage('/admin/messages')
    expect(await screen.findByText('1 of 3 have read it')).toBeDefined()
    expect(screen.getByText('Owls, Students')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Closed on Monday' }))
    expect(await screen.findByText('read on 02/03/2026 13:00')).toBeDefined()
    expect(screen.getByText('not read yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/admin/learners/1')
    school.on('GET /messages/4/receivers?page=1&size=20&read=false', pageOf([receiver(2, 'Bia', null)]))
    await userEvent.click(screen.getByRole('radio', { name: 'Not read' }))
    await waitFor(() => expect(screen.queryByText(/Ana/)).toBeNull())
  })

  it('is recalled after saying from how many', async () => {
    school.on('POST /messages/4/recall', messageOf({ status: 'RECALLED', recalled_at: '2026-03-02T17:00:00.000Z' }))
    await openPage('/admin/messages/4')
    await press('Recall')
    expect(await screen.findByText(/2 people have not read it and never will/)).toBeDefined()
    expect(school.count('POST /messages/4/recall')).toBe(0)
    await confirm('Recall')
    expect(await screen.findByText('Recalled')).toBeDefined()
    expect(await screen.findByText('recalled before')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull()
    const heading = screen.getByRole('heading', { level: 1, name: 'Closed on Monday' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})
