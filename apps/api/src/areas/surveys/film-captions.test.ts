import { afterAll, beforeAll, expect, it } from 'vitest'
import { practise } from '../../testing/journey.ts'
import { furtherMaterial } from '../../testing/material.ts'
import { addPractice } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

it('students get a film of an exercise with its captions', async () => {
  const film = { media_type: 'VIDEO', media: 'fixtures/cat.mp4', captions: 'fixtures/cat.vtt' } as const
  const topic = await addPractice(
    context.db,
    { chapter_id: 1, position: 71 },
    furtherMaterial.slice(0, 1).map((exercise) => ({ ...exercise, ...film })),
  )
  const { body } = await practise(await context.arrive(), topic).read()
  expect(body.exercises[0].media).toMatchObject({
    type: 'VIDEO',
    url: expect.stringContaining('/fixtures/cat.mp4?'),
    captions: expect.stringContaining('/fixtures/cat.vtt?'),
  })
})
