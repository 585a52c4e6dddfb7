import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { groupOf, openTopic } from '../../testing/objected.ts'
import { addUnity } from '../../testing/unit.ts'

let context: TestServer
let admin: Visitor
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true })
  teacher = await context.arrive({ profile: 'TEACHER' })
})
afterAll(() => context.close())

const decidedBy = async (keeper: Visitor, query = '') =>
  (await keeper.get(`/objections?decided=true&size=50${query}`)).body
const ofExercise = (content: Json[], id: number) => content.filter(({ exercise }) => exercise.id === id)

/**
 * Creates a topic where some students object to the same mark, and others gave the same answer without an objection.
 */
async function objected({
  objecting = 2,
  silent = 1,
  ...where
}: { objecting?: number; silent?: number; unity_id?: number } = {}) {
  const topic = await openTopic(context)
  const id = topic.exercise('COMPLETE_LETTERS')
  const come = async () => topic.err(['COMPLETE_LETTERS'], {}, await context.arrive(where))
  for (let count = 0; count < objecting; count += 1) await (await come()).object('COMPLETE_LETTERS', `Because ${count}`)
  for (let count = 0; count < silent; count += 1) await come()
  return { ...topic, id }
}

describe('what was decided', () => {
  it('is listed with who decided it, when, how, and how many were marked again, and waits no more', async () => {
    const { id, err } = await objected()
    const group = await groupOf(admin, id)
    expect(group.ruling).toBeNull()
    await admin.post(`/objections/${group.id}/accept`, { reply: 'Both are spoken.' })
    // An equal answer given after the decision is right at once and not counted as re-marked.
    await err()
    expect(await groupOf(admin, id)).toBeUndefined()
    const { content } = await decidedBy(admin)
    expect(ofExercise(content, id)).toMatchObject([
      {
        id: group.id,
        students: 2,
        answer: ['ETTL_', 'OVE'],
        ruling: {
          accepted: true,
          reply: 'Both are spoken.',
          user: { id: admin.user.id, name: admin.user.name },
          at: context.clock().toISOString(),
          remarked: 3,
          finished: true,
        },
      },
    ])
  })

  it('shows the decision with the exercise and the reasons when it is opened', async () => {
    const { id } = await objected({ silent: 0 })
    const group = await groupOf(admin, id)
    await teacher.post(`/objections/${group.id}/refuse`, { reply: 'Another word.' })
    const { status, body } = await teacher.get(`/objections/${group.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ruling: {
        accepted: false,
        reply: 'Another word.',
        user: { name: teacher.user.name },
        remarked: 0,
        finished: true,
      },
      sheet: { answer_correct: 'ETTLE OVE', correct: false },
      reasons: [{ reason: 'Because 0' }, { reason: 'Because 1' }],
    })
  })

  it('is apart from what others say of the same answer later', async () => {
    const { id, err } = await objected({ silent: 0 })
    const group = await groupOf(admin, id)
    await teacher.post(`/objections/${group.id}/refuse`, { reply: 'No.' })
    await (await err()).object('COMPLETE_LETTERS', 'Still')
    const waiting = await groupOf(admin, id)
    expect(waiting).toMatchObject({ students: 1, ruling: null })
    expect((await admin.get(`/objections/${waiting.id}`)).body).toMatchObject({
      ruling: null,
      reasons: [{ reason: 'Still' }],
    })
    await admin.post(`/objections/${waiting.id}/accept`, { reply: '' })
    const { content } = await decidedBy(admin)
    expect(ofExercise(content, id).map(({ ruling }) => [ruling.accepted, ruling.remarked])).toEqual(
      expect.arrayContaining([
        [true, 3],
        [false, 0],
      ]),
    )
  })

  it('comes by pages, the newest first, and is searched as what waits', async () => {
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const { id } = await objected({ objecting: 1, silent: 0 })
      context.wait(1000)
      await admin.post(`/objections/${(await groupOf(admin, id)).id}/refuse`, { reply: 'No.' })
      ids.unshift(id)
    }
    const { meta, content } = await decidedBy(admin)
    expect(content.slice(0, 3).map(({ exercise }: Json) => exercise.id)).toEqual(ids)
    const { body: second } = await admin.get('/objections?decided=true&size=1&page=2')
    expect(second.content.map(({ exercise }: Json) => exercise.id)).toEqual([ids[1]])
    expect(second.meta).toEqual({ page: 2, size: 1, total: meta.total })
    expect((await decidedBy(admin, '&term=letters&type=COMPLETE_LETTERS&book_id=1')).meta.total).toBe(meta.total)
    for (const other of ['term=words+letters', 'type=COMPLETE_WORD', 'book_id=2', 'chapter_id=2'])
      expect((await decidedBy(admin, `&${other}`)).content).toEqual([])
    expect((await admin.get('/objections?decided=true&size=51')).status).toBe(412)
    expect((await admin.get('/objections?decided=perhaps')).status).toBe(412)
  })

  it('is seen by teachers of their own students alone, and refused to students', async () => {
    const { id } = await objected({ unity_id: await addUnity(context.db, 'America/Manaus') })
    const group = await groupOf(admin, id)
    await admin.post(`/objections/${group.id}/accept`, { reply: '' })
    expect(ofExercise((await decidedBy(teacher)).content, id)).toEqual([])
    expect((await teacher.get(`/objections/${group.id}`)).status).toBe(404)
    const student = await context.arrive()
    expect((await student.get('/objections?decided=true')).status).toBe(403)
    expect((await student.get(`/objections/${group.id}`)).status).toBe(403)
  })

  it('still says how many it has regraded after its accepted answer is removed and accepted once more', async () => {
    const { id, err } = await objected({ objecting: 1, silent: 1 })
    const accept = async () => admin.post(`/objections/${(await groupOf(admin, id)).id}/accept`, { reply: '' })
    await accept()
    const { body } = await admin.get(`/exercises/${id}/right_answers`)
    await admin.remove(`/exercises/${id}/right_answers/${body.content[0].gist}`)
    await (await err()).object('COMPLETE_LETTERS')
    context.wait(1000)
    await accept()
    const { content } = await decidedBy(admin)
    expect(ofExercise(content, id).map(({ ruling }) => ruling.remarked)).toEqual([1, 2])
  })
})
