import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { practiceApi, topicPath } from '../../testing/practice-api.ts'
import { button, choose, press } from '../../testing/user-actions.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
})

it.each([
  ['its message', { message: 'The desk is broken.', token: 'unavailable' }, /The desk is broken\./],
  ['the text of its token', { token: 'unavailable' }, /The school cannot answer/],
  ['the general text', {}, /Oorreu um erro/],
])(
  'says %s where Verify fails inside the server, never that one is offline, and verifies again',
  async (_, body, words) => {
    const school = practiceApi().fault('PUT /chapters/3', { status: 500, body })
    await openPage(topicPath)
    await choose(/the kitchen/)
    await press('Verify')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/You are offline/)).toBeNull()
    school.mend()
    await press('Verify')
    expect(await button('Next')).toBeDefined()
  },
)

it('says why Verify waits while the school is busy, and lets the user go on', async () => {
  const school = practiceApi().fault('PUT /chapters/3', {
    status: 503,
    body: { message: 'The desk is closed for a moment.' },
  })
  await openPage(topicPath)
  await choose(/the kitchen/)
  await press('Verify')
  expect(await screen.findByText('The desk is closed for a moment.')).toBeDefined()
  expect(screen.getByText(/tried again by itself/)).toBeDefined()
  expect(screen.queryByText(/You are offline/)).toBeNull()
  await press('Next')
  expect(await screen.findByRole('heading', { name: 'Room 2' })).toBeDefined()
  school.mend()
  expect(await screen.findByRole('button', { name: /Exercise 1 of 2, right/ }, { timeout: 5000 })).toBeDefined()
})
