import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correction, submitText, openUnit } from '../../testing/corrected.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const unit = () => openUnit(context)
const teacherOf = (unity_id = 1) => context.arrive({ profile: 'TEACHER', unity_id })
const phrasesOf = async ({ get }: Visitor): Promise<string[]> =>
  (await get('/me/phrases')).body.content.map(({ text }: Json) => text)

describe('a claimed answer', () => {
  const minute = 60_000

  it('names its holder to colleagues, is skipped by their next one, and is free once the claim expires', async () => {
    const { teacher, arrive, unity_id } = await unit()
    const other = await teacherOf(unity_id)
    const { id } = await submitText(context, await arrive())
    context.wait(1000)
    const second = await submitText(context, await arrive())
    const part = { queue: 'PRACTICE' }
    expect((await teacher.post('/corrections/next', part)).body).toEqual({ id, waiting: 2 })
    expect((await teacher.post('/corrections/next', part)).body.id).toBe(id)
    const [listed] = (await other.get('/corrections?queue=PRACTICE')).body.content
    expect(listed.claim).toMatchObject({ user: { name: teacher.user.name }, own: false })
    expect((await other.post('/corrections/next', part)).body.id).toBe(second.id)
    expect((await other.post('/corrections/next', { ...part, except: [second.id] })).body).toEqual({
      id: null,
      waiting: 1,
    })
    context.wait(11 * minute)
    expect((await other.post('/corrections/next', part)).body.id).toBe(id)
  })

  it('is corrected by a colleague only on purpose', async () => {
    const { teacher, arrive, unity_id } = await unit()
    const other = await teacherOf(unity_id)
    const { id } = await submitText(context, await arrive())
    expect((await teacher.put(`/corrections/${id}/claim`, {})).body).toMatchObject({ own: true })
    expect((await other.put(`/corrections/${id}/claim`, {})).body).toMatchObject({
      user: { name: teacher.user.name },
      own: false,
    })
    expect((await other.put(`/corrections/${id}`, correction(8))).status).toBe(409)
    expect((await other.put(`/corrections/${id}/claim`, { deliberate: true })).body).toMatchObject({ own: true })
    expect((await teacher.put(`/corrections/${id}`, correction(7))).status).toBe(409)
    expect((await teacher.put(`/corrections/${id}`, correction(7, { deliberate: true }))).status).toBe(200)
  })

  it('is released by its holder alone', async () => {
    const { teacher, arrive, unity_id } = await unit()
    const other = await teacherOf(unity_id)
    const { id } = await submitText(context, await arrive())
    await teacher.put(`/corrections/${id}/claim`, {})
    expect((await other.remove(`/corrections/${id}/claim`)).status).toBe(204)
    expect((await other.put(`/corrections/${id}/claim`, {})).body.own).toBe(false)
    await teacher.remove(`/corrections/${id}/claim`)
    expect((await other.put(`/corrections/${id}/claim`, {})).body.own).toBe(true)
  })
})

describe('comments to use again', () => {
  it('are saved once each, in alphabetical order, for their owner alone', async () => {
    const [one, other] = [await teacherOf(), await teacherOf()]
    const { body: kept } = await one.post('/me/phrases', { text: ' Mind the s. ' })
    expect((await one.post('/me/phrases', { text: 'Mind the s.' })).body).toEqual(kept)
    await one.post('/me/phrases', { text: 'A good start.' })
    expect(await phrasesOf(one)).toEqual(['A good start.', 'Mind the s.'])
    expect(await phrasesOf(other)).toEqual([])
    expect((await other.remove(`/me/phrases/${kept.id}`)).status).toBe(404)
    expect((await one.remove(`/me/phrases/${kept.id}`)).status).toBe(204)
    expect(await phrasesOf(one)).toEqual(['A good start.'])
  })

  it('are a hundred at most', async () => {
    const teacher = await teacherOf()
    for (let count = 0; count < 100; count += 1) await teacher.post('/me/phrases', { text: `Comment ${count}` })
    expect((await teacher.post('/me/phrases', { text: 'One more' })).status).toBe(412)
  })
})
