import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { stepOf } from '../../testing/next-step.ts'
import { openPage, signedInAs, userOf } from '../../testing/open-page.tsx'

const topic = (id: number, name: string, rest: object) => ({
  id,
  name,
  type: 'CONTENT',
  available: true,
  concluded: false,
  requirement: null,
  finish_chapter: false,
  icon: null,
  ...rest,
})

it('opens the next topic as soon as the one that it waits for was read', async () => {
  signedInAs()
  let read = false
  new FakeApi()
    .on('GET /me', userOf())
    .on('GET /chapters/3', { id: 3, name: 'The Front Door', description: '' })
    .on('GET /chapters/3/topics', () => ({
      body: {
        content: [
          topic(31, 'The story', { concluded: read }),
          topic(32, 'The words', { available: read, requirement: { name: 'The story' } }),
        ],
      },
    }))
    .on('GET /chapters/3/content?topic_id=31', () => {
      read = true
      return { body: { topic_id: 31, subject: 'Who is at the door?', description: '<p>A bell rings.</p>' } }
    })
    .on('GET /me/next?after_topic=31', () => ({
      body: stepOf({ params: { topic: { id: 32, name: 'The words', type: 'CONTENT' } } }),
    }))
    .open()
  await openPage('/the-magic-formula/chapter/3/the-story/31')
  expect(await screen.findByText('A bell rings.')).toBeDefined()
  const onward = await screen.findByRole('link', { name: 'Continue' })
  expect(onward.getAttribute('href')).toMatch(/\/32$/)
})
