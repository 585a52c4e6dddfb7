import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { newExercise } from '@the-house/domain'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const exercise = {
  ...newExercise('UNIQUE_ALTERNATIVE', 5),
  id: 1,
  version: 3,
  title: 'Cats',
  question: '<p>Where?</p>',
  alternatives: [
    { id: 1, title: 'On the roof' },
    { id: 2, title: 'In the oven' },
  ],
  correct_alternatives: [1],
  published: true,
  topic: { id: 5, name: 'Animals' },
}

let school: FakeApi
beforeEach(async () => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /exercises/1', exercise)
    .on('GET /exercises/1/attempts', { open: 2, more: false })
    .on('GET /topics?page=1&size=50', { content: [], meta: { page: 1, size: 50, total: 0 } })
    .open()
})

it('the editor says how many attempts keep the former version, and has a try marked by the school', async () => {
  school.on('POST /exercises/try', { correct: false, credit: 0 })
  await openPage('/admin/exercises/1')
  expect(await screen.findByText('2 open attempts keep the version they began with.')).toBeDefined()
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  await userEvent.click(await preview.findByRole('radio', { name: /In the oven/ }))
  await userEvent.click(preview.getByRole('button', { name: 'Verify' }))
  await preview.findByRole('button', { name: 'Try again' })
  const { body } = school.asked.find(({ path }) => path === '/exercises/try') ?? {}
  expect(body).toMatchObject({
    exercise: { type: 'UNIQUE_ALTERNATIVE', correct_alternatives: [1] },
    answer: { alternatives: [2] },
  })
  expect(school.asked.filter(({ method }) => method === 'PUT')).toEqual([])
})

it('the editor says that more attempts keep the former version than it counts', async () => {
  school.on('GET /exercises/1/attempts', { open: 1000, more: true })
  await openPage('/admin/exercises/1')
  expect(await screen.findByText('More than 1,000 open attempts keep the version they began with.')).toBeDefined()
})

it('a try that the school could not mark can be made again', async () => {
  school.refuse('POST /exercises/try', 500, { message: 'Not now.' })
  await openPage('/admin/exercises/1')
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  await userEvent.click(await preview.findByRole('radio', { name: /On the roof/ }))
  await userEvent.click(preview.getByRole('button', { name: 'Verify' }))
  expect(await preview.findByText('Your answer could not be checked. Try again.')).toBeDefined()
  expect(preview.getByRole('button', { name: 'Verify' })).toBeDefined()
})
