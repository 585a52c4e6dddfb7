import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentSession } from '../../session/session.ts'
import { signedInWith } from '../../testing/dashboard-api.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, userOf } from '../../testing/open-page.tsx'

const post = 'POST /me/avatar'
const remove = 'DELETE /me/avatar'
const avatar = { url: '/api/v1/files/avatars/new.webp?expires=1' }
const cut = new Blob(['a picture'], { type: 'image/webp' })
let school: FakeApi
beforeEach(() => {
  signedInWith({ avatar: null })
  school = new FakeApi().on(post, { avatar }).refuse(remove, 204).open()
  // The test browser can neither decode nor encode images.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 400, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(cut))
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The avatars on the page, without the picture that is being cut out. */
const shown = () =>
  Array.from(document.querySelectorAll('img:not([src^="blob:"])'), (image) => image.getAttribute('src'))

async function chooseOne(file = new File(['a photo'], 'me.png', { type: 'image/png' })) {
  await openPage('/profile')
  await press('Choose a picture')
  const dialog = await screen.findByRole('dialog', { name: 'Your picture' })
  const field = dialog.querySelector('input')
  if (!field) throw new Error('There is no field for a file')
  fireEvent.change(field, { target: { files: [file] } })
  return dialog
}

it('sends what was cut out as the form’s file, and shows it beside the name at once', async () => {
  const dialog = await chooseOne()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use this picture' }))
  expect(await screen.findByText('Your picture is changed')).toBeDefined()
  const sent = school.asked.find(({ method }) => method === 'POST')?.body
  expect(sent).toBeInstanceOf(FormData)
  expect(sent instanceof FormData && sent.get('file')).toMatchObject({ size: cut.size, type: cut.type })
  expect(shown()).toEqual([avatar.url, avatar.url])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Change the picture' })).toBeDefined()
})

it('is there for the other tabs, which read it from the device', async () => {
  const dialog = await chooseOne()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use this picture' }))
  await waitFor(() => expect(JSON.parse(localStorage.getItem('the-house.user') ?? '')).toMatchObject({ avatar }))
})

it.each([
  [413, {}, 'This picture is larger than 5 MB. Choose a smaller one.'],
  [
    412,
    { token: 'file.picture', fields: { file: 'errors.file.picture' } },
    'Choose a picture: JPEG, PNG, WebP, GIF or AVIF.',
  ],
  [503, { token: 'unavailable' }, 'The school cannot answer right now. Try again in a moment.'],
])('says in the dialog why the school refuses with %i, and lets it be tried again', async (status, body, words) => {
  school.refuse(post, status, body)
  const dialog = within(await chooseOne())
  await userEvent.click(await dialog.findByRole('button', { name: 'Use this picture' }))
  expect(await dialog.findByText(words)).toBeDefined()
  expect(shown()).toEqual([])
  school.on(post, { avatar })
  await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }))
  expect(await screen.findByText('Your picture is changed')).toBeDefined()
})

it('refuses by itself what is no picture', async () => {
  const dialog = within(await chooseOne(new File(['GIF89a'], 'me.gif', { type: 'image/gif' })))
  expect(await dialog.findByText(/This file is not a picture that can be used/)).toBeDefined()
  expect(school.count(post)).toBe(0)
})

it('ends the session, and says nothing in the dialog, when it is over', async () => {
  school.refuse(post, 401, { token: 'session.required' })
  const dialog = await chooseOne()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use this picture' }))
  await waitFor(() => expect(location.pathname).toBe('/login'))
})

it('takes the picture away once that is confirmed, and keeps the focus in its place', async () => {
  signedInWith({ avatar })
  await openPage('/profile')
  await press('Remove the picture')
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove your picture?' }))
  expect(school.count(remove)).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Remove the picture' }))
  expect(await screen.findByText('Your picture is removed')).toBeDefined()
  expect(shown()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My picture' })))
})

it('asks for a new address when the old one is good no more, and shows the letter until then', async () => {
  signedInWith({ avatar: { url: '/api/v1/files/avatars/old.webp?expires=0' } })
  school.on('GET /me', { ...userOf(), avatar })
  await openPage('/profile')
  const [image] = await waitFor(() => {
    const images = document.querySelectorAll('main img')
    expect(images).toHaveLength(1)
    return images
  })
  if (image) fireEvent.error(image)
  await waitFor(() => expect(shown()).toEqual([avatar.url, avatar.url]))
  expect(currentSession().user?.avatar).toEqual(avatar)
  expect(school.count('GET /me')).toBe(1)
})
