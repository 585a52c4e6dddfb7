import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingObjectionGroups, waitingObjections } from '../../counters/waiting-objections.ts'
import { rebuildCounter } from '../../counters/rebuild-counter.ts'
import { waiting_objection_groups, waiting_objections } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { jobsDone } from '../../testing/mails.ts'
import { groupOf, openTopic } from '../../testing/objected.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import type { Json, Visitor } from '../../testing/test-server.ts'
import { addUnity } from '../../testing/unit.ts'
import { belong } from '../people/places.ts'
import { lockUnitsOf } from '../../db/unit-groups.ts'

const letters = 'COMPLETE_LETTERS' as const
const types = [letters, 'COMPLETE_WORD'] as const

const countPending = async (keeper: Visitor) => {
  const { body } = await keeper.get('/me/work')
  return body.items.find(({ kind }: Json) => kind === 'OBJECTIONS')?.count ?? 0
}

describe.each(databases)('objections that wait on %s', (database) => {
  let context: ServerOn
  let admin: Visitor
  let teacher: Visitor
  let elsewhere: number
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await context.arrive({ admin: true })
    teacher = await context.arrive({ profile: 'TEACHER' })
    elsewhere = await addUnity(context.db, 'America/Manaus')
  })
  afterAll(() => context.close())

  const drift = async () => [
    ...(await waitingObjections.drift(context.db)),
    ...(await waitingObjectionGroups.drift(context.db)),
  ]
  const move = (user_id: number, unity_id: number) =>
    context.db.transaction(async (tx) => {
      await lockUnitsOf(tx, user_id)
      await belong(tx, user_id, [unity_id])
    })

  it('students who object, take it back and move while it is endorsed and decided leave the figures right', async () => {
    const { err, exercise } = await openTopic(context)
    const students = await Promise.all(Array.from({ length: 8 }, () => err([...types])))
    for (const { object } of students.slice(0, 4)) for (const type of types) await object(type)
    const [first, second] = await Promise.all(types.map((type) => groupOf(admin, exercise(type))))
    const statuses = await runConcurrently(32, async (index) => {
      const student = students[index % 8]
      const type = types[index % 2]
      if (!student || !type) throw new Error('There are eight students.')
      if (index % 8 === 6) return move(student.visitor.user.id, index % 16 === 6 ? elsewhere : 1).then(() => 0)
      if (index === 20) return (await admin.post(`/objections/${second.id}/refuse`, { reply: 'No.' })).status
      const backed = index % 16 === 7
      if (index % 8 === 7) return (await teacher.put(`/objections/${first.id}/backed`, { backed })).status
      return (await (index % 3 === 0 ? student.withdraw(type) : student.object(type))).status
    })
    // What is withdrawn or decided in the meantime is refused; no request ends in a deadlock.
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await jobsDone(context.db)
    expect(await drift()).toEqual([])
    expect(await countPending(admin)).toBe(await context.db.$count(waiting_objection_groups))
  })

  it('a student who moves takes them along', async () => {
    const { err, exercise } = await openTopic(context)
    const [moved, other] = [await err(), await err()]
    await moved.object(letters)
    const id = exercise(letters)
    expect(await groupOf(teacher, id)).toMatchObject({ students: 1 })
    await move(moved.visitor.user.id, elsewhere)
    expect(await groupOf(teacher, id)).toBeUndefined()
    await other.object(letters)
    expect(await groupOf(teacher, id)).toMatchObject({ students: 1, alike: 1 })
    expect(await groupOf(admin, id)).toMatchObject({ students: 2, alike: 2 })
    expect(await drift()).toEqual([])
  })

  it('an administrator does not decide the own ones, nor counts them', async () => {
    const { err, exercise } = await openTopic(context)
    const own = await err([...types], {}, admin)
    await own.object(letters)
    const before = await countPending(admin)
    const other = await context.arrive({ admin: true })
    expect(await groupOf(admin, exercise(letters))).toBeUndefined()
    expect(await groupOf(other, exercise(letters))).toMatchObject({ students: 1, alike: 1 })
    expect(await countPending(other)).toBe(before + 1)
    await (await err()).object(letters)
    expect(await groupOf(admin, exercise(letters))).toMatchObject({ students: 1, alike: 1 })
    expect(await groupOf(other, exercise(letters))).toMatchObject({ students: 2, alike: 2 })
    expect(await countPending(admin)).toBe(before + 1)
  })

  it('what is deleted with its test waits no more', async () => {
    const { err, exercise } = await openTopic(context)
    const student = await err()
    await student.object(letters)
    await context.db.execute(sql`delete from tests where id = ${student.test}`)
    expect(await groupOf(admin, exercise(letters))).toBeUndefined()
    expect(await drift()).toEqual([])
  })

  it('rows that differ are named and rebuilt', async () => {
    const { err, exercise } = await openTopic(context)
    const [first, second] = [await err(), await err()]
    await first.object(letters)
    await second.object(letters)
    const { db } = context
    const ofExercise = eq(waiting_objections.exercise_id, exercise(letters))
    await db
      .delete(waiting_objections)
      .where(sql`${ofExercise} and ${waiting_objections.user_id} = ${first.visitor.user.id}`)
    await db.update(waiting_objections).set({ backed_by: teacher.user.id }).where(ofExercise)
    await db
      .update(waiting_objection_groups)
      .set({ students: 9 })
      .where(eq(waiting_objection_groups.exercise_id, exercise(letters)))
    await db.insert(waiting_objections).values({
      objection_id: 999_999,
      user_id: first.visitor.user.id,
      exercise_id: exercise(letters),
      gist: 'gone',
      since: context.clock(),
      unit_group_id: 1,
    })
    expect((await waitingObjections.drift(db)).map(({ row }) => row)).toContain('objection 999999')
    for (const counter of [waitingObjections, waitingObjectionGroups]) await rebuildCounter(db, counter)
    expect(await drift()).toEqual([])
    expect(await groupOf(admin, exercise(letters))).toMatchObject({ students: 2, backed_by: null })
  })
})
