import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, tests } from '../../db/schema/index.ts'
import { correction, submitText } from '../../testing/corrected.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { practise } from '../../testing/journey.ts'
import { addUnity } from '../../testing/unit.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const calls: [string, (who: Visitor, id: number) => Promise<{ status: number }>][] = [
  ['read', ({ get }, id) => get(`/corrections/${id}`)],
  ['claim', ({ put }, id) => put(`/corrections/${id}/claim`, { deliberate: true })],
  ['release', ({ remove }, id) => remove(`/corrections/${id}/claim`)],
  ['correct', ({ put }, id) => put(`/corrections/${id}`, correction(8, { deliberate: true }))],
]

describe.each(calls)('to %s', (_, call) => {
  it('is not for a teacher of another unit: it is not found, and nothing changes', async () => {
    const { id } = await submitText(context, await context.arrive())
    const unity_id = await addUnity(context.db, 'Europe/Lisbon')
    const stranger = await context.arrive({ profile: 'TEACHER', unity_id })
    expect((await call(stranger, id)).status).toBe(404)
    const [row] = await context.db.select().from(answers).where(eq(answers.id, id))
    expect(row).toMatchObject({ correct: null, corrections: 0 })
    expect((await stranger.get('/corrections?queue=PRACTICE&size=50')).body.meta.total).toBe(0)
    expect((await stranger.post('/corrections/next', { queue: 'PRACTICE' })).body).toEqual({ id: null, waiting: 0 })
  })

  it('is for an administrator whatever the unit', async () => {
    const unity_id = await addUnity(context.db, 'Europe/Lisbon')
    const { id } = await submitText(context, await context.arrive({ unity_id }))
    const admin = await context.arrive({ profile: 'TEACHER', admin: true })
    expect((await call(admin, id)).status).toBeLessThan(300)
  })

  it('finds nothing that was not handed in, that no teacher marks, or that is not there', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const practice = practise(await context.arrive(), context.school.free)
    const { body } = await practice.read()
    await practice.save(body.id, 'OPEN_ANSWER')
    await practice.save(body.id, 'COMPLETE_WORD')
    await practice.verify('COMPLETE_WORD')
    const rows = await context.db.select().from(answers).where(eq(answers.test_id, body.id))
    for (const id of [...rows.map((row) => row.id), 2_147_483_647]) expect((await call(teacher, id)).status).toBe(404)
    expect((await context.db.select().from(tests).where(eq(tests.id, body.id)))[0]?.status).toBe('STARTED')
  })

  it('is refused to the author of the answer: it is not found', async () => {
    const self = await context.arrive({ profile: 'TEACHER', admin: true, chapter: 3 })
    const { id } = await submitText(context, self)
    expect((await call(self, id)).status).toBe(404)
  })
})
