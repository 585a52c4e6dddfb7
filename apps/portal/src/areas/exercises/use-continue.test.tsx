import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Reply } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import {
  closedTopics,
  finishCall,
  openTopics,
  practiceApi,
  result,
  right,
  surveyOf,
  topicPath,
} from '../../testing/practice-api.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** A fake API that answers the topics call after the last exercise only when the test lets it. */
function slowSchool() {
  const school = practiceApi()
  const topics = { content: openTopics }
  const letGo = Promise.withResolvers<Reply>()
  let finished = false
  school.on('GET /chapters/3/topics', () => (finished ? letGo.promise : { body: { content: closedTopics } }))
  school.on(finishCall, () => {
    finished = true
    return { body: surveyOf({ concluded: true, feedback: result, exercises: [right(1), right(2)] }) }
  })
  return { school, tell: () => letGo.resolve({ body: topics }), lose: () => letGo.resolve({ status: 503 }) }
}

it('goes on to the topic that finishing has opened, though Continue is pressed before the school has answered', async () => {
  const { tell } = slowSchool()
  await openPage(`${topicPath}?exercise=2`)
  await press('Skip')
  await press('Finish')
  await press('Continue')
  expect(await screen.findByRole('button', { name: /Continue/, busy: true })).toBeDefined()
  tell()
  await waitFor(() => expect(location.pathname).toBe('/the-magic-formula/chapter/3/doors/13'))
})

it('goes on to the books where the school does not answer what is open', async () => {
  const { lose } = slowSchool()
  await openPage(`${topicPath}?exercise=2`)
  await press('Skip')
  await press('Finish')
  await press('Continue')
  lose()
  await waitFor(() => expect(location.pathname).toBe('/the-magic-formula/books'))
})
