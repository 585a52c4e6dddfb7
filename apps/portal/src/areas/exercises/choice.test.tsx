import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { outbox } from '../../outbox/browser-outbox.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { practiceApi, saveCall, topicPath } from '../../testing/practice-api.ts'

const now = '2026-03-02T17:02:00Z'

beforeEach(() => {
  signedOut()
  signedInAs()
})

it('verifies a choice that Enter follows before the screen has rendered again', async () => {
  const school = practiceApi()
  await openPage(topicPath)
  const radio = await screen.findByRole('radio', { name: /the kitchen/ })
  await act(async () => {
    radio.click()
    radio.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(await screen.findByRole('button', { name: 'Next' })).toBeDefined()
  expect(school.count('PUT /chapters/3')).toBe(1)
})

it('has a saved answer in what it read before, where the drafts of the page are gone', async () => {
  const school = practiceApi()
  await openPage(topicPath)
  await userEvent.click(await screen.findByRole('radio', { name: /the hall/ }))
  await waitFor(() => expect(school.count(saveCall)).toBe(1))
  expect(await screen.findByText(/^Saved/)).toBeDefined()
  act(() => {
    outbox.open(null)
    outbox.open(7)
  })
  expect(await screen.findByRole('radio', { name: /the hall/, checked: true })).toBeDefined()
})

it('makes the next answer from the version of what it has saved, where the drafts of the page are gone', async () => {
  const school = practiceApi().on(saveCall, ({ version = 0 }: { version?: number }) => ({
    body: { exercise_id: 1, version: version + 5, saved_at: now, server_time: now },
  }))
  await openPage(topicPath)
  await userEvent.click(await screen.findByRole('radio', { name: /the hall/ }))
  expect(await screen.findByText(/^Saved/)).toBeDefined()
  act(() => {
    outbox.open(null)
    outbox.open(7)
  })
  await userEvent.click(await screen.findByRole('radio', { name: /the kitchen/ }))
  await waitFor(() => expect(school.count(saveCall)).toBe(2))
  const versions = school.asked.flatMap(({ path, body }) => (saveCall.endsWith(path) ? [body] : []))
  expect(versions).toMatchObject([{ version: 0 }, { version: 5 }])
})
