import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { uploadByFetch } from '../../../testing/fake-upload.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { film, kettle, unused } from '../../../testing/media-files.ts'

const uses = [
  { entity: 'exercises', id: 12, label: 'What boils?', place: 'image_extra', removed: false },
  { entity: 'contents', id: 3, label: 'The kitchen', place: 'description', removed: true },
  { entity: 'exercises', id: 12, label: 'What boils?', place: 'attempts', removed: false },
  { entity: 'corrections', id: 8, label: '', place: 'feedback', removed: false },
  { entity: 'partners', id: 2, label: 'The bakery', place: 'image', removed: false },
]
const pageOf = (content: object[]) => ({ content, meta: { page: 1, size: 20, total: content.length } })
const libraryPage = { content: [], meta: { page: 1, size: 24, total: 0, cursor: null, more: false } }

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  uploadByFetch()
  school = new FakeApi()
    .on('GET /media/5', kettle)
    .on('GET /media/5/uses?page=1&size=20', pageOf(uses))
    .on('GET /media/6', film)
    .on('GET /media/6/uses?page=1&size=20', pageOf([]))
    .on('GET /media/7', unused)
    .on('GET /media/7/uses?page=1&size=20', pageOf([]))
    .on('GET /media?page=1&size=24', libraryPage)
    .open()
})

const bodies = (call: string) => school.requestsOf(call).map(({ body }) => body)
const fileIn = (call: string) => bodies(call).map((body) => (body instanceof FormData ? body.get('file') : null))
const picture = new File(['a picture'], 'new-kettle.png', { type: 'image/png' })

describe('a file of the library', () => {
  it('links to the form of each row that uses it, and names removed rows and what has no form', async () => {
    await openPage('/admin/media/5')
    const list = within(await screen.findByRole('list', { name: 'Where it is used' }))
    const [image, removed, attempts, correction, partner] = list.getAllByRole('listitem')
    if (!image || !removed || !attempts || !correction || !partner) throw new Error('Uses are missing.')
    expect(within(image).getByRole('link', { name: 'What boils?' }).getAttribute('href')).toBe('/admin/exercises/12')
    expect(within(image).getByText('Exercises · Picture')).toBeDefined()
    expect(within(removed).getByText(/^Removed/)).toBeDefined()
    expect(within(removed).queryByRole('link')).toBeNull()
    expect(within(attempts).getByText(/Attempts that began before/)).toBeDefined()
    expect(within(correction).getByText('Correction of an answer')).toBeDefined()
    expect(within(correction).queryByRole('link')).toBeNull()
    expect(within(partner).getByText('Partners · Picture')).toBeDefined()
  })

  it('gets a name and an alternative text, with the version that the form began with', async () => {
    school.on('PUT /media/5', { ...kettle, name: 'Blue kettle', alternative_text: 'A kettle', version: 2 })
    await openPage('/admin/media/5')
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Blue kettle')
    await userEvent.type(screen.getByLabelText('Alternative text'), 'A kettle')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Blue kettle' })).toBeDefined()
    expect(bodies('PUT /media/5')).toEqual([{ name: 'Blue kettle', alternative_text: 'A kettle', version: 1 }])
    await userEvent.type(screen.getByLabelText('Alternative text'), ', blue')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies('PUT /media/5')[1]).toMatchObject({ alternative_text: 'A kettle, blue', version: 2 }),
    )
  })

  it('asks for a name before anything is sent', async () => {
    await openPage('/admin/media/5')
    await userEvent.clear(await screen.findByLabelText('Name'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This field is required')).toBeDefined()
    expect(bodies('PUT /media/5')).toEqual([])
  })

  it('shows what a colleague has saved meanwhile, and takes it over on request', async () => {
    school.refuse('PUT /media/5', 409, { token: 'conflict' })
    await openPage('/admin/media/5')
    await userEvent.type(await screen.findByLabelText('Alternative text'), 'Mine')
    school.on('GET /media/5', { ...kettle, alternative_text: 'Theirs', version: 4 })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody else has saved this meanwhile' }))
    const row = within(await dialog.findByRole('row', { name: /Alternative text/ }))
    expect(row.getByText('Theirs')).toBeDefined()
    expect(row.getByText('Mine')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Alternative text').value).toBe('Theirs'))
  })

  it('asks before unsaved changes are left, and offers them again', async () => {
    await openPage('/admin/media/5')
    await userEvent.type(await screen.findByLabelText('Alternative text'), 'A ket')
    const [use = document.body] = await screen.findAllByRole('link', { name: 'What boils?' })
    await userEvent.click(use)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(location.pathname).toBe('/admin/media/5')
  })

  it('is replaced everywhere once that is confirmed, and the screen goes on with the new file', async () => {
    const next = { ...kettle, id: 9, name: 'new-kettle.png', version: 1 }
    school.on('PUT /media/5/file', { file: next, replaced: 2 }).on('GET /media/9', next)
    school.on('GET /media/9/uses?page=1&size=20', pageOf(uses.slice(0, 1)))
    await openPage('/admin/media/5')
    await userEvent.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace kettle.jpg' }))
    expect(dialog.getByText(/in 2 places at once/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Replace in 2 places' }))
    expect(await dialog.findByText('Choose the new file first')).toBeDefined()
    const field = dialog.getByLabelText(/Choose a file/)
    expect(document.activeElement).toBe(field)
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Choose the new file first')
    expect(bodies('PUT /media/5/file')).toEqual([])
    await userEvent.upload(dialog.getByLabelText(/Choose a file/), picture)
    await userEvent.click(dialog.getByRole('button', { name: 'Replace in 2 places' }))
    expect(await screen.findByText('Replaced in 2 places')).toBeDefined()
    expect(fileIn('PUT /media/5/file')).toEqual([picture])
    expect(await screen.findByRole('heading', { level: 1, name: 'new-kettle.png' })).toBeDefined()
    expect(location.pathname).toBe('/admin/media/9')
  })

  it('keeps the chosen file where the school refuses it, and says why', async () => {
    school.refuse('PUT /media/5/file', 412, { token: 'file.type' })
    await openPage('/admin/media/5')
    await userEvent.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.upload(dialog.getByLabelText(/Choose a file/), picture)
    await userEvent.click(dialog.getByRole('button', { name: 'Replace in 2 places' }))
    expect((await dialog.findByRole('alert')).textContent).not.toBe('')
    expect(dialog.getByText('new-kettle.png')).toBeDefined()
  })

  it('that is unused says until when it stays, and is removed once that is confirmed', async () => {
    school.reply('DELETE /media/7', { status: 204 })
    await openPage('/admin/media/7')
    expect(await screen.findByText('It is kept until 01/04/2026; then it is removed by itself.')).toBeDefined()
    expect(await screen.findByText('Nothing shows this file.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Replace everywhere' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove door.mp3?' }))
    expect(school.count('DELETE /media/7')).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/media'))
    expect(school.count('DELETE /media/7')).toBe(1)
  })

  it('that waits for a form, or to be put back, says until when, and cannot be removed', async () => {
    school.on('GET /media/7', { ...unused, waits_until: '2026-03-03T15:00:00Z' })
    await openPage('/admin/media/7')
    expect(await screen.findByText(/put back in the studio, until 03\/03\/2026 12:00/)).toBeDefined()
    expect(screen.queryByText(/^It is kept until/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('that was used meanwhile is not removed, and the dialog says so', async () => {
    school.refuse('DELETE /media/7', 409, { token: 'media.used' })
    await openPage('/admin/media/7')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    school.on('GET /media/7', { ...unused, uses: 1, unused_until: null })
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/^A file that is used cannot be removed/)).toBeDefined()
    expect(dialog.getByRole('alert').textContent).toContain('This file is in use')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Replace everywhere' })).toBeDefined()
    expect(location.pathname).toBe('/admin/media/7')
  })

  it('that attempts alone show says so, and can be neither replaced nor removed', async () => {
    school.on('GET /media/5', { ...kettle, uses: 0, held: true })
    await openPage('/admin/media/5')
    expect(await screen.findByText(/^It is part of attempts that began before a change/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Replace everywhere' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('that was replaced while it was described says that nothing shows it any more', async () => {
    school.refuse('PUT /media/5', 409, { token: 'conflict' })
    await openPage('/admin/media/5')
    await userEvent.type(await screen.findByLabelText('Alternative text'), 'Mine')
    school.on('GET /media/5', { ...kettle, uses: 0, unused_until: '2026-04-01T15:00:00Z', version: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody else has saved this meanwhile' }))
    const use = within(await dialog.findByRole('row', { name: /^Use/ }))
    expect(use.getByText('Unused')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
    expect(await screen.findByText(/^It is kept until/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDefined()
  })

  it('of an unknown address leads back to the library', async () => {
    await openPage('/admin/media/99')
    expect(await screen.findByText('This file may have been removed, or it was never there.')).toBeDefined()
  })
})

const player = () => document.querySelector('video')

describe('a film of the library', () => {
  it('tells what browsers do not play, and shows its captions in the player', async () => {
    await openPage('/admin/media/6')
    expect(await screen.findByText(/Browsers do not play HEVC/)).toBeDefined()
    expect(player()?.querySelector('track')?.getAttribute('src')).toBe('/files/welcome.vtt')
    expect(screen.queryByLabelText('Alternative text')).toBeNull()
  })

  it('loses its captions and gets others, and what is typed of its name stays', async () => {
    const silent = { ...film, captions: null, version: 2 }
    const again = { ...film, captions: { url: '/files/other.vtt', name: 'other.vtt' }, version: 3 }
    const captions = new File(['WEBVTT'], 'other.vtt', { type: 'text/vtt' })
    school.on('DELETE /media/6/captions', silent).on('PUT /media/6/captions', again)
    school.on('PUT /media/6', again)
    await openPage('/admin/media/6')
    await userEvent.type(await screen.findByLabelText('Name'), '!')
    const group = within(screen.getByRole('group', { name: 'File of captions' }))
    await userEvent.click(group.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(player()?.querySelector('track')).toBeNull())
    await userEvent.upload(await group.findByLabelText(/Choose a file/), captions)
    await waitFor(() => expect(player()?.querySelector('track')?.getAttribute('src')).toBe('/files/other.vtt'))
    expect(fileIn('PUT /media/6/captions')).toEqual([captions])
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies('PUT /media/6')).toEqual([{ name: 'welcome.mp4!', alternative_text: '', version: 3 }]),
    )
  })
})
