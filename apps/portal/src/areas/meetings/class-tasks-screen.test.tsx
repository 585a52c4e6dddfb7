import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnMeeting } from '@the-house/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'
import { ownMeetingOf } from '../../testing/own-meeting.ts'

const linkCall = 'PUT /meetings/1/link'
const walkInCall = 'PUT /meetings/1/students/31'
const askCall = 'POST /classes/1/cover'
const backCall = 'DELETE /classes/1/cover'
const url = 'https://meet.example.com/talk'
const online = { online: true, status: 'SCHEDULED' } as const

let school: FakeApi
beforeEach(() => {
  signedInAs('TEACHER')
  school = new FakeApi().open()
  school.on('GET /meetings/1/students?page=1&size=50', {
    content: [{ id: 31, name: 'Caio' }],
    meta: { page: 1, size: 50, total: 1 },
  })
})
afterEach(() => vi.unstubAllGlobals())

const gives = (...content: OwnMeeting[]) => school.on('GET /me/meetings', { content })
const card = async () => within(await screen.findByRole('article', { name: 'Class 1' }))
const button = async (name: string) => (await card()).findByRole('button', { name: `${name}: Class 1` })
const dialog = async () => within(await screen.findByRole('dialog'))
async function open(task: string, one: Partial<OwnMeeting> = {}) {
  gives(ownMeetingOf(1, one))
  await openPage('/meets')
  await userEvent.click(await button(task))
  return dialog()
}
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Chooses the student whom the server finds. */
async function choose() {
  await userEvent.click((await dialog()).getByRole('combobox', { name: 'Student' }))
  await userEvent.click(await (await dialog()).findByRole('option', { name: 'Caio' }))
}

it('says that an online class has no link, and shows at once the one that is saved', async () => {
  const form = await open('Give a link', online)
  expect((await card()).getByText('No link yet. Students join by it.')).toBeDefined()
  school.reply(linkCall, { status: 204 })
  await userEvent.type(form.getByRole('textbox', { name: 'Link' }), ` ${url} `)
  gives(ownMeetingOf(1, { ...online, link: url }))
  await press('Save')
  await closed()
  expect((await card()).getByText(`Link: ${url}`)).toBeDefined()
  expect(await button('Change the link')).toBeDefined()
  expect(school.requestsOf(linkCall).map(({ body }) => body)).toEqual([{ url }])
})

it('sends no link that the server would refuse, and says why beside the field', async () => {
  const form = await open('Give a link', online)
  await userEvent.type(form.getByRole('textbox', { name: 'Link' }), 'http://meet.example.com')
  await press('Save')
  expect(await form.findByText('Write an address that begins with https://')).toBeDefined()
  expect(school.count(linkCall)).toBe(0)
})

it('keeps a link that could not be saved, and saves it the next time', async () => {
  const form = await open('Give a link', online)
  school.fault(linkCall, 'breaks')
  await userEvent.type(form.getByRole('textbox', { name: 'Link' }), url)
  await press('Save')
  expect((await form.findByRole('alert')).textContent).not.toBe('')
  expect(form.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', url)
  school.mend()
  school.reply(linkCall, { status: 204 })
  await press('Save')
  await closed()
})

it('adds a student who comes without a booking, whom the list shows at once', async () => {
  const begun = { data: new Date().toISOString() }
  await open('Add a student', { ...begun, students: [] })
  expect((await dialog()).getByText(/The student is marked as present\.$/)).toBeDefined()
  expect((await dialog()).getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true)
  await choose()
  school.reply(walkInCall, { status: 204 })
  const student = { id: 31, name: 'Caio', present: true }
  gives(ownMeetingOf(1, { ...begun, students: [student] }))
  await press('Add')
  await closed()
  const marks = within(await (await card()).findByRole('group', { name: 'Caio' }))
  expect(marks.getByRole('button', { name: 'Present' }).getAttribute('aria-pressed')).toBe('true')
  expect((await card()).getByText('1 person on the list').closest('details')?.open).toBe(true)
})

it.each([
  ['class.noPlace', { places: '6' }, 'All 6 places are taken.'],
  [
    'class.studentBusy',
    { student: 'Caio', name: 'Sounds', start: '24/03/2026 19:00', end: '20:00' },
    'Caio has a place in Sounds from 24/03/2026 19:00 to 20:00.',
  ],
])('says why a student is not added (%s), and keeps who was chosen', async (token, values, sentence) => {
  await open('Add a student')
  await choose()
  school.refuse(walkInCall, 412, { token, values })
  await press('Add')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain(sentence)
  expect((await dialog()).getByRole('combobox', { name: 'Student' })).toHaveProperty('value', 'Caio')
  expect((await card()).queryByRole('group', { name: 'Caio', hidden: true })).toBeNull()
})

it('asks for cover once it has said who is told, and takes it back', async () => {
  const form = await open('Ask for cover', online)
  expect(form.getByText(/^Those who make the timetable of Centro are told\./)).toBeDefined()
  school.reply(askCall, { status: 204 })
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'I am ill')
  gives(ownMeetingOf(1, { ...online, cover_asked: true }))
  await press('Ask for cover')
  await closed()
  expect(school.requestsOf(askCall).map(({ body }) => body)).toEqual([{ reason: 'I am ill' }])
  expect((await card()).getByText(/^You have asked for cover\./)).toBeDefined()
  school.reply(backCall, { status: 204 })
  gives(ownMeetingOf(1, online))
  await userEvent.click(await button('Take it back'))
  expect(await button('Ask for cover')).toBeDefined()
  expect(school.count(backCall)).toBe(1)
})

it('says where a class is meanwhile of somebody else, and closes when it is told to', async () => {
  await open('Ask for cover', online)
  school.refuse(askCall, 404, { token: 'notFound' })
  gives()
  await press('Ask for cover')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain('We could not find this.')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await press('Cancel')
  await closed()
})

it('keeps the request for cover that could not be taken back, and says so at the class', async () => {
  gives(ownMeetingOf(1, { ...online, cover_asked: true }))
  await openPage('/meets')
  school.fault(backCall, { status: 503 })
  await userEvent.click(await button('Take it back'))
  expect(await (await card()).findByRole('alert')).toBeDefined()
  expect((await card()).getByText(/^You have asked for cover\./)).toBeDefined()
})
