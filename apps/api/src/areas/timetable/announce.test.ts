import { desc, eq, sql } from 'drizzle-orm'
import type { Language } from '@the-house/i18n/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students, classes, notifications, users } from '../../db/schema/index.ts'
import type { ClassChange } from '../../jobs/mail-job.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'
import { announceClassChange } from './announce.ts'

const start = new Date('2026-03-20T22:30:00Z')
const before = { start_date: start, end_date: new Date('2026-03-20T23:30:00Z') }
const later = { start_date: new Date('2026-03-21T22:30:00Z'), end_date: new Date('2026-03-22T00:00:00Z') }

function eventsIn(calendar?: string | null) {
  const { lines, events } = readCalendar(calendar ?? '')
  return { method: lines['METHOD'], events }
}

describe.each(databases)('a change of a class in %s', (database) => {
  let context: ServerOn
  let unity_id: number
  beforeAll(async () => {
    context = await createServerOn(database)
    unity_id = await addUnity(context.db, 'America/Manaus')
  })
  afterAll(() => context.close())

  /** A class with a student. */
  async function booked(more: Partial<Parameters<typeof addClass>[1]> = {}) {
    const student = await addPerson(context.db, { unity_id, name: 'Zé <Lima>' })
    const values = { unity_id, start: start.toISOString(), name: 'Small <talk>', students: [student.id], ...more }
    return { student, id: await addClass(context.db, values) }
  }

  interface Told {
    user_id: number
    language?: Language | null
  }

  /** Writes a change and announces it, in one transaction. */
  const change = (id: number, kind: ClassChange, told: Told[], set: Partial<typeof classes.$inferInsert> = {}) =>
    context.db.transaction(async (tx) => {
      await tx
        .update(classes)
        .set({ ...set, sequence: sql`${classes.sequence} + 1` })
        .where(eq(classes.id, id))
      await announce(tx, id, kind, told)
    })
  const announce = (tx: Parameters<typeof announceClassChange>[0], id: number, kind: ClassChange, told: Told[]) =>
    announceClassChange(tx, {
      class: { id },
      before,
      users: told.map(({ user_id, language = 'en' }) => ({ user_id, language })),
      change: kind,
      now: context.clock(),
      jobs: context.jobs,
    })
  const mailsTo = async (address: string) => (await context.mails()).filter((mail) => mail.address === address)
  const newsOf = (user_id: number) =>
    context.db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, user_id))
      .orderBy(desc(notifications.number))

  it('is told in the language of each, with the time of the unit, by one notification and one mail', async () => {
    const teacher = await addPerson(context.db, { name: 'Ana Reis', profile: 'TEACHER' })
    const { student, id } = await booked({ teacher_id: teacher.id })
    const other = await addPerson(context.db, { unity_id })
    await context.db.insert(class_students).values({ class_id: id, user_id: other.id, booked_at: context.clock() })
    await change(id, 'MOVED', [{ user_id: other.id, language: 'pt' }, { user_id: student.id }], later)

    const [english, ...more] = await mailsTo(student.email)
    expect(more).toEqual([])
    expect(english).toMatchObject({ kind: 'classChange', language: 'en', subject: 'New time: Small <talk>' })
    const told = [
      'The time of “Small <talk>” has changed.',
      'When: Saturday, 21/03/2026, 18:30 to 20:00 (GMT-4)',
      'Instead of: Friday, 20/03/2026, 18:30 to 19:30 (GMT-4)',
      'Where: Blue room',
      'With: Ana Reis',
    ]
    expect(english?.text).toContain(`${told[0]}\n\n${told.slice(1).join('\n')}\n\n`)
    expect(english?.html).toContain('The time of “Small &lt;talk&gt;” has changed.')
    expect(english?.links).toEqual(['http://localhost:3000/schedules'])
    expect(await newsOf(student.id)).toMatchObject([
      { type: 'MESSAGE', subject: `class ${id} 1`, title: 'New time: Small <talk>', message: told.join('\n') },
    ])

    const [portuguese] = await mailsTo(other.email)
    expect(portuguese).toMatchObject({ language: 'pt', subject: 'Novo horário: Small <talk>' })
    expect(portuguese?.text).toContain('Quando: sábado, 21/03/2026, das 18:30 às 20:00 (GMT-4)\nEm vez de: sexta-feira')
    expect((await newsOf(other.id))[0]).toMatchObject({ subject: `class ${id} 1`, title: 'Novo horário: Small <talk>' })
  })

  it('reaches a calendar as a request to its reader alone', async () => {
    const { student, id } = await booked()
    const other = await addPerson(context.db, { unity_id })
    await context.db.insert(class_students).values({ class_id: id, user_id: other.id, booked_at: context.clock() })
    await change(id, 'MOVED', [{ user_id: student.id }, { user_id: other.id }], later)
    const [mail] = await mailsTo(student.email)
    expect(eventsIn(mail?.calendar)).toMatchObject({
      method: 'REQUEST',
      events: [
        {
          uid: `class-${id}@localhost`,
          sequence: 1,
          start: later.start_date,
          end: later.end_date,
          status: 'CONFIRMED',
          organizer: 'mailto:no-reply@localhost',
          attendees: [{ address: student.email, name: 'Zé <Lima>', answer: 'ACCEPTED', asked: 'FALSE' }],
          isRepeated: false,
        },
      ],
    })
    expect(mail?.calendar).not.toContain(other.email)
  })

  it('that cancels it says why, and a return says that it takes place, each as a later state of one event', async () => {
    const { student, id } = await booked()
    const told = [{ user_id: student.id }]
    await change(id, 'CANCELLED', told, { cancelled_at: context.clock(), cancel_reason: 'Snow & ice' })
    await context.mails()
    await change(id, 'RESTORED', told, { cancelled_at: null, cancel_reason: '' })
    const [cancelled, restored] = await mailsTo(student.email)
    expect(cancelled?.text).toContain('“Small <talk>” does not take place.')
    expect(cancelled?.text).toContain('\nWhy: Snow & ice\n')
    expect(eventsIn(cancelled?.calendar)).toMatchObject({
      method: 'CANCEL',
      events: [{ uid: `class-${id}@localhost`, sequence: 1, status: 'CANCELLED' }],
    })
    expect(restored?.subject).toBe('It takes place after all: Small <talk>')
    expect(restored?.text).not.toContain('Why:')
    expect(eventsIn(restored?.calendar)).toMatchObject({
      method: 'REQUEST',
      events: [{ uid: `class-${id}@localhost`, sequence: 2, status: 'CONFIRMED' }],
    })
  })

  it('is told plainly to whose calendar follows the feed, for a week after it was read', async () => {
    const { student, id } = await booked()
    const day = 86_400_000
    const read = (days: number) =>
      context.db
        .update(users)
        .set({ calendar_read_at: new Date(context.clock().getTime() - days * day) })
        .where(eq(users.id, student.id))
    await read(6.9)
    await change(id, 'MOVED', [{ user_id: student.id }], later)
    await context.mails()
    await read(7)
    await change(id, 'PLACE', [{ user_id: student.id }], { room: 'Red room' })
    const [plain, invited] = await mailsTo(student.email)
    expect(plain?.calendar).toBeNull()
    expect(invited?.text).toContain('Where: Red room')
    expect(eventsIn(invited?.calendar)).toMatchObject({ events: [{ sequence: 2, location: 'Red room' }] })
  })

  it('is told to who waits without a place in a calendar, and to the teacher with a link of the teacher’s own', async () => {
    const [waiting, teacher] = [
      await addPerson(context.db, { unity_id }),
      await addPerson(context.db, { profile: 'TEACHER' }),
    ]
    const { id } = await booked({ waiting: [waiting.id], teacher_id: teacher.id })
    await change(id, 'TEACHER', [{ user_id: waiting.id }, { user_id: teacher.id, language: null }])
    const [[toWaiting], [toTeacher]] = [await mailsTo(waiting.email), await mailsTo(teacher.email)]
    expect(toWaiting?.calendar).toBeNull()
    expect(toWaiting?.text).toContain(`With: ${teacher.name}`)
    expect(eventsIn(toTeacher?.calendar)).toMatchObject({ events: [{ attendees: [{ address: teacher.email }] }] })
    expect(toTeacher?.links).toEqual(['http://localhost:3000/meets'])
    expect(toTeacher?.language).toBe('en')
  })

  it('takes it out of the calendar of who is released from it, and goes on for the others', async () => {
    const { student, id } = await booked()
    await context.db.delete(class_students).where(eq(class_students.user_id, student.id))
    await change(id, 'RELEASED', [{ user_id: student.id, language: 'pt' }], { scheduled_students: 0 })
    const [mail] = await mailsTo(student.email)
    expect(mail?.subject).toBe('Você ficou sem vaga: Small <talk>')
    expect(eventsIn(mail?.calendar)).toMatchObject({
      method: 'CANCEL',
      // Nothing of the class has changed: the later stamp counts.
      events: [{ uid: `class-${id}@localhost`, sequence: 0, status: undefined }],
    })
  })

  it('is not written about once a later one is, nor to who does not come any more, nor to who has a place again', async () => {
    const { student, id } = await booked()
    const [gone, returned] = [await addPerson(context.db, { unity_id }), student]
    await context.db.update(classes).set({ sequence: 2 }).where(eq(classes.id, id))
    const letter = {
      kind: 'classChange',
      class_id: id,
      language: 'en',
      before: { start_date: '', end_date: '' },
    } as const
    const stale = { ...letter, sequence: 1, change: 'PLACE', user_id: student.id } as const
    const late = { ...letter, sequence: 2, change: 'PLACE', user_id: gone.id } as const
    const back = { ...letter, sequence: 2, change: 'RELEASED', user_id: returned.id } as const
    const current = { ...letter, sequence: 2, change: 'TEACHER', user_id: student.id } as const
    for (const one of [stale, late, back, current]) await context.jobs.send('mail', one)
    expect((await mailsTo(student.email)).map(({ subject }) => subject)).toEqual(['Another teacher: Small <talk>'])
    expect(await mailsTo(gone.email)).toEqual([])
  })

  it('is told once, however often it is announced, to each of many', async () => {
    const { student, id } = await booked()
    const many = await Promise.all(Array.from({ length: 30 }, () => addPerson(context.db, { unity_id })))
    await context.db
      .insert(class_students)
      .values(many.map((one) => ({ class_id: id, user_id: one.id, booked_at: context.clock() })))
    const told = [student, student, ...many].map((one) => ({ user_id: one.id }))
    await change(id, 'PLACE', told)
    await context.db.transaction((tx) => announce(tx, id, 'PLACE', told))
    const sent = (await context.mails()).map(({ address }) => address)
    for (const { id: user_id, email } of [student, ...many]) {
      expect(sent.filter((address) => address === email)).toHaveLength(1)
      expect(await newsOf(user_id)).toHaveLength(1)
    }
  })

  it('that is rolled back is not told, nor is one of a class that is over', async () => {
    const { student, id } = await booked()
    const failing = context.db.transaction(async (tx) => {
      await announce(tx, id, 'PLACE', [{ user_id: student.id }])
      throw new Error('The room was taken.')
    })
    await expect(failing).rejects.toThrow('The room was taken.')
    const past = await booked({ start: '2026-03-01T10:00:00Z' })
    await context.db.transaction((tx) =>
      announceClassChange(tx, {
        class: past,
        before: { start_date: new Date('2026-03-01T10:00:00Z'), end_date: new Date('2026-03-01T11:00:00Z') },
        users: [{ user_id: past.student.id, language: 'en' }],
        change: 'PLACE',
        now: context.clock(),
        jobs: context.jobs,
      }),
    )
    for (const { email, id: user_id } of [student, past.student]) {
      expect(await mailsTo(email)).toEqual([])
      expect(await newsOf(user_id)).toEqual([])
    }
  })
})
