import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const chapter = {
  id: 5, version: 1, updated_at: null, book_id: 1, book: { id: 1, name: 'First book' }, name: 'Kitchen', description: '',
  position: 1, media_type: 'VIDEO', text_help: null, url_video: null, published: true, release_at: null,
  image: null, video: null, pdf: null,
} // oxfmt-ignore

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /chapters/5', { ...chapter, avaliable: true, managed: chapter })
    .on('PUT /chapters/5', { ...chapter, version: 2 })
    .open()
})

const address = () => screen.findByRole('textbox', { name: 'Address of the video' })

it('recognises a film in what was copied, shows it after a press, and saves the address of its page', async () => {
  await openPage('/admin/chapters/5')
  await userEvent.type(await address(), 'http://youtu.be/dQw4w9WgXcQ?si=x')
  await screen.findByText('A film on YouTube. Students see it after a press, without cookies.')
  await userEvent.tab()
  await waitFor(async () =>
    expect(await address()).toHaveProperty('value', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  )
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play “Preview of the film” from YouTube' }))
  const frame = document.querySelector('iframe')
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0')
  expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin')
  expect(document.activeElement).toBe(frame)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(school.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      url_video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    }),
  )
})

it('leaves the address of a file as it is', async () => {
  await openPage('/admin/chapters/5')
  await userEvent.type(await address(), 'https://media.example.com/a.mp4')
  await userEvent.tab()
  expect(await address()).toHaveProperty('value', 'https://media.example.com/a.mp4')
  expect(screen.queryByText(/A film on/)).toBeNull()
})
