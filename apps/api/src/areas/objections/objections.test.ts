import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, objections } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { right } from '../../testing/question-types.ts'
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

describe('a student who says that an answer is right', () => {
  it('sees that it waits, in the result alone, and says it once', async () => {
    const { err } = await openTopic(context)
    const student = await err()
    expect((await student.shown('COMPLETE_LETTERS')).objection).toBeUndefined()
    const first = await student.object('COMPLETE_LETTERS', '  Both are spoken. ')
    expect(first).toMatchObject({ status: 200, body: { status: 'WAITING', reason: 'Both are spoken.', reply: '' } })
    expect((await student.object('COMPLETE_LETTERS', 'Once more')).body).toEqual(first.body)
    expect((await student.shown('COMPLETE_LETTERS')).objection).toEqual(first.body)
    expect(
      await context.db.$count(
        objections,
        eq(objections.answer_id, (await student.answer('COMPLETE_LETTERS'))?.id ?? 0),
      ),
    ).toBe(1)
  })

  it('takes it back while it waits, and may say it again', async () => {
    const { err } = await openTopic(context)
    const student = await err()
    await student.object('COMPLETE_LETTERS')
    expect((await student.withdraw('COMPLETE_LETTERS')).status).toBe(204)
    expect((await student.withdraw('COMPLETE_LETTERS')).status).toBe(204)
    expect((await student.shown('COMPLETE_LETTERS')).objection).toBeUndefined()
    expect((await student.object('COMPLETE_LETTERS')).status).toBe(200)
  })

  it('is refused where nothing was marked wrong by the machine, or nothing is known yet', async () => {
    const { err, work, exercise } = await openTopic(context)
    const student = await err(['COMPLETE_LETTERS'], { COMPLETE_LETTERS: right.COMPLETE_LETTERS })
    expect((await student.object('COMPLETE_LETTERS')).status).toBe(409)
    // Saved, but not submitted.
    await student.practice.save(student.test, 'COMPLETE_WORD', {
      ...right.COMPLETE_WORD,
      body: { answer_text: 'goes|went' },
    })
    expect((await student.object('COMPLETE_WORD')).status).toBe(409)
    expect((await student.object('UNIQUE_ALTERNATIVE')).status).toBe(409)
    const texts = await student.visitor.post(`/tests/${student.test}/objections`, {
      exercise_id: exercise('OPEN_ANSWER'),
    })
    expect(texts.status).toBe(409)
    const stranger = work(await context.arrive(), student.test)
    expect((await stranger.object('COMPLETE_LETTERS')).status).toBe(404)
    expect((await stranger.withdraw('COMPLETE_LETTERS')).status).toBe(404)
    const elsewhere = await student.visitor.post(`/tests/${student.test}/objections`, {
      exercise_id: context.school.next.exercise('COMPLETE_LETTERS'),
    })
    expect(elsewhere.status).toBe(404)
    expect((await student.object('COMPLETE_LETTERS', 'x'.repeat(301))).status).toBe(412)
  })
})

const typed = (answer_text: string) => ({ COMPLETE_LETTERS: { ...right.COMPLETE_LETTERS, body: { answer_text } } })

describe('the list', () => {
  it('holds equal answers together, the oldest first, with how many object and how many gave the same', async () => {
    const { err, exercise } = await openTopic(context)
    const one = await err(['COMPLETE_LETTERS'], typed('ATTLE OVE'))
    await (await err(['COMPLETE_LETTERS'], typed('ATTLE OVA'))).object('COMPLETE_LETTERS', 'Mine')
    context.wait(1000)
    await one.object('COMPLETE_LETTERS', 'So')
    await (await err(['COMPLETE_LETTERS'], typed('attle ove'))).object('COMPLETE_LETTERS', 'Too')
    await err(['COMPLETE_LETTERS'], typed('ATTLE OVE'))
    const { body } = await admin.get('/objections?term=letters&type=COMPLETE_LETTERS&book_id=1&chapter_id=1&size=50')
    const own = body.content.filter(
      (group: { exercise: { id: number } }) => group.exercise.id === exercise('COMPLETE_LETTERS'),
    )
    expect(own).toMatchObject([
      { answer: ['ATTLE', 'OVA'], students: 1, alike: 1 },
      {
        answer: ['ATTLE', 'OVE'],
        students: 2,
        alike: 3,
        exercise: { title: 'Letters' },
        book: { name: 'Book one' },
        backed_by: null,
      },
    ])
    const opened = await teacher.get(`/objections/${own[1].id}`)
    expect(opened.body).toMatchObject({
      sheet: { answer_text: 'ATTLE OVE', answer_correct: 'ETTLE OVE', feedback: '<p>explained-letters</p>' },
      reasons: [{ reason: 'So', student: { name: one.visitor.user.name } }, { reason: 'Too' }],
      consequence: { answers: 3, students: 3, dollars: 0, more: false },
    })
    for (const other of ['term=words+letters', 'type=COMPLETE_WORD', 'book_id=2', 'chapter_id=2'])
      expect((await admin.get(`/objections?size=50&${other}`)).body.content).not.toContainEqual(own[0])
    expect((await admin.get('/objections?size=1&page=2')).body).toMatchObject({
      content: [{}],
      meta: { page: 2, size: 1 },
    })
  })

  it('shows a teacher the students of the own units alone', async () => {
    const { err, exercise } = await openTopic(context)
    const elsewhere = await addUnity(context.db, 'America/Manaus')
    const far = await err(['COMPLETE_LETTERS'], {}, await context.arrive({ unity_id: elsewhere }))
    await far.object('COMPLETE_LETTERS')
    expect(await groupOf(teacher, exercise('COMPLETE_LETTERS'))).toBeUndefined()
    const { id } = await groupOf(admin, exercise('COMPLETE_LETTERS'))
    expect((await teacher.get(`/objections/${id}`)).status).toBe(404)
    expect((await teacher.put(`/objections/${id}/backed`, { backed: true })).status).toBe(404)
    expect((await teacher.post(`/objections/${id}/refuse`, { reply: 'No.' })).status).toBe(404)
    const near = await err()
    await near.object('COMPLETE_LETTERS')
    const seen = await groupOf(teacher, exercise('COMPLETE_LETTERS'))
    expect(seen).toMatchObject({ students: 1, alike: 1 })
    expect((await teacher.post(`/objections/${seen.id}/refuse`, { reply: 'No.' })).status).toBe(204)
    expect((await near.shown('COMPLETE_LETTERS')).objection).toMatchObject({ status: 'REFUSED', reply: 'No.' })
    expect((await far.shown('COMPLETE_LETTERS')).objection).toMatchObject({ status: 'WAITING' })
  })
})

describe('a teacher', () => {
  it('is for it, and leaves the key to an administrator', async () => {
    const { err, exercise } = await openTopic(context)
    await (await err()).object('COMPLETE_LETTERS')
    const { id } = await groupOf(teacher, exercise('COMPLETE_LETTERS'))
    expect((await teacher.post(`/objections/${id}/accept`, { reply: '' })).status).toBe(403)
    await teacher.put(`/objections/${id}/backed`, { backed: true })
    expect(await groupOf(admin, exercise('COMPLETE_LETTERS'))).toMatchObject({ backed_by: { name: teacher.user.name } })
    await teacher.put(`/objections/${id}/backed`, { backed: false })
    expect(await groupOf(admin, exercise('COMPLETE_LETTERS'))).toMatchObject({ backed_by: null })
  })
})

describe('refused', () => {
  it('all students who have objected are notified once, with the reason, and nothing else changes', async () => {
    const { err, exercise } = await openTopic(context)
    const [one, other, silent] = [await err(), await err(), await err()]
    await one.practice.finish()
    await one.object('COMPLETE_LETTERS')
    await other.object('COMPLETE_LETTERS')
    const { id } = await groupOf(admin, exercise('COMPLETE_LETTERS'))
    expect((await teacher.post(`/objections/${id}/refuse`, { reply: ' ' })).status).toBe(412)
    await teacher.post(`/objections/${id}/refuse`, { reply: 'That is another word.' })
    await teacher.post(`/objections/${id}/refuse`, { reply: 'That is another word.' })
    for (const student of [one, other]) {
      expect((await student.shown('COMPLETE_LETTERS')).objection).toMatchObject({
        status: 'REFUSED',
        reply: 'That is another word.',
      })
      expect(await student.told()).toMatchObject([
        { type: 'EXERCISE_REVISED', title: 'Letters', exercise_id: exercise('COMPLETE_LETTERS') },
      ])
      expect((await student.object('COMPLETE_LETTERS')).body.status).toBe('REFUSED')
      expect((await student.withdraw('COMPLETE_LETTERS')).status).toBe(409)
    }
    expect(await silent.told()).toEqual([])
    expect(await one.attempt()).toMatchObject({ wrong: 1, correct: 0 })
    expect(await groupOf(admin, exercise('COMPLETE_LETTERS'))).toBeUndefined()
    expect((await admin.get(`/objections/${id}`)).body).toMatchObject({
      ruling: { accepted: false, reply: 'That is another word.', user: { name: teacher.user.name }, remarked: 0 },
    })
    expect((await admin.post(`/objections/${id}/accept`, { reply: '' })).status).toBe(409)
  })
})

const notesOf = (id: number) =>
  context.db
    .select()
    .from(changes)
    .where(and(eq(changes.entity, 'exercises'), eq(changes.entity_id, id)))

describe('what counts as right besides the key', () => {
  it('stands in the history of the exercise, is listed, and can be taken out: who was right stays so', async () => {
    const { err, exercise } = await openTopic(context)
    const student = await err()
    await student.object('COMPLETE_LETTERS')
    const id = exercise('COMPLETE_LETTERS')
    const group = await groupOf(admin, id)
    await admin.post(`/objections/${group.id}/accept`, { reply: '' })
    const { body } = await admin.get(`/exercises/${id}/right_answers`)
    expect(body.content).toMatchObject([{ answer: ['ETTL_', 'OVE'], added_by: { name: admin.user.name } }])
    const { body: history } = await admin.get(`/exercises/${id}/changes`)
    expect(history.content).toMatchObject([
      {
        action: 'UPDATE',
        user: { name: admin.user.name },
        before: { also_right: [] },
        after: { also_right: ['ETTL_ · OVE'] },
      },
    ])
    expect((await admin.remove(`/exercises/${id}/right_answers/${body.content[0].gist}`)).status).toBe(204)
    expect((await admin.remove(`/exercises/${id}/right_answers/${body.content[0].gist}`)).status).toBe(404)
    expect((await admin.get(`/exercises/${id}/right_answers`)).body.content).toEqual([])
    expect(await notesOf(id)).toHaveLength(2)
    expect(await student.answer('COMPLETE_LETTERS')).toMatchObject({ correct: true, credit: 100 })
    expect((await (await err()).shown('COMPLETE_LETTERS')).correct).toBe(false)
  })

  it('counts for attempts begun before, whatever was changed of the exercise since', async () => {
    const { err, exercise } = await openTopic(context)
    const id = exercise('COMPLETE_LETTERS')
    const late = await err([])
    const student = await err()
    await student.object('COMPLETE_LETTERS')
    context.wait(1000)
    await admin.post(`/objections/${(await groupOf(admin, id)).id}/accept`, { reply: '' })
    context.wait(1000)
    const { body: now } = await admin.get(`/exercises/${id}`)
    expect((await admin.put(`/exercises/${id}`, { ...now, title: 'Renamed' })).status).toBe(200)
    await late.practice.save(late.test, 'COMPLETE_LETTERS', {
      ...right.COMPLETE_LETTERS,
      body: { answer_text: 'ettl_ ove' },
    })
    const { body } = await late.practice.verify('COMPLETE_LETTERS')
    expect(body).toMatchObject({ title: 'Letters', correct: true, credit: 100 })
  })

  it('is decided of an exercise that was removed meanwhile, too', async () => {
    const { err, exercise } = await openTopic(context)
    const student = await err(['COMPLETE_WORD'])
    await student.practice.finish()
    await student.object('COMPLETE_WORD')
    expect((await admin.remove(`/exercises/${exercise('COMPLETE_WORD')}`)).status).toBe(204)
    const { id } = await groupOf(admin, exercise('COMPLETE_WORD'))
    expect((await admin.post(`/objections/${id}/accept`, { reply: 'Yes.' })).body).toEqual({ left: 0 })
    expect(await student.attempt()).toMatchObject({ correct: 1, wrong: 0 })
  })
})
