import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const article = {
  id: 5,
  version: 1,
  updated_at: null,
  title: 'Phone calls',
  short_description: 'How to begin one.',
  description: '<p>Hello?</p>',
  tags: ['news'],
  published: true,
  release_at: null,
  image: null,
}

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi().on('GET /articles/5', article).on('PUT /articles/5', article).open()
})

it('adds a tag on Enter and stays on the form; saving sends the typed one too', async () => {
  await openPage('/admin/articles/5')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tags' }), 'tips{Enter}phone')
  expect(screen.getByRole('button', { name: 'Remove tips' })).toBeDefined()
  expect(school.asked.filter(({ method }) => method === 'PUT')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(school.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ tags: ['news', 'tips', 'phone'] })
})

it('says what is wrong with one of the tags', async () => {
  await openPage('/admin/articles/5')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tags' }), `${'long '.repeat(9)}{Enter}`)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/too long/)).toBeDefined()
})
