import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Reply } from '../../testing/fake-api.ts'
import { doorsPath, stepOf } from '../../testing/next-step.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { nextCall, practiceApi, topicPath } from '../../testing/practice-api.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Finishes the topic and presses Continue while the school has not answered what comes next. */
async function pressBeforeTheAnswer() {
  const letGo = Promise.withResolvers<Reply>()
  const school = practiceApi().on(nextCall, () => letGo.promise)
  await openPage(`${topicPath}?exercise=2`)
  await press('Skip')
  await press('Finish')
  await press('Continue')
  return { school, letGo }
}

it('goes on to what comes next, though Continue is pressed before the school has answered', async () => {
  const { letGo } = await pressBeforeTheAnswer()
  expect(await screen.findByRole('button', { name: /Continue/, busy: true })).toBeDefined()
  letGo.resolve({ body: stepOf() })
  await waitFor(() => expect(location.pathname).toBe(doorsPath))
})

it('goes on to the books where the school does not answer what comes next', async () => {
  const { letGo } = await pressBeforeTheAnswer()
  letGo.resolve({ status: 503 })
  await waitFor(() => expect(location.pathname).toBe('/the-magic-formula/books'))
})

it('says with the result what comes next, and asks for it only once the attempt has ended', async () => {
  const school = practiceApi()
  await openPage(`${topicPath}?exercise=2`)
  await screen.findByRole('button', { name: 'Skip' })
  expect(school.count(nextCall)).toBe(0)
  await press('Skip')
  await press('Finish')
  expect(await screen.findByText('Doors comes next in chapter 3.')).toBeDefined()
})
