import { isCpf, orderStatuses, profiles } from '@the-house/domain'
import { eq, isNotNull, isNull, like, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMyClasses } from '../areas/classes/service.ts'
import { mark } from '../areas/surveys/marking.ts'
import { countMarks } from '../areas/surveys/result.ts'
import { entriesOf, valueOf } from '../areas/surveys/attempt-rows.ts'
import { isPassword } from '../areas/session/password.ts'
import { findTribe } from '../areas/tribes/service.ts'
import type { Db } from '../db/client.ts'
import * as schema from '../db/schema/index.ts'
import { openDemo, type Demo } from '../testing/demo.ts'
import { isDemo } from './mark.ts'
import { material } from './material.ts'
import { keys } from './media/keys.ts'
import { essays } from './school/essays.ts'

const { users, topics, topic_conclusions, tests, answers, exercises, ledger, chapters, chapter_releases } = schema

let school: Demo
let db: Db
beforeAll(async () => {
  school = await openDemo()
  ;({ db } = school)
}, 60_000)
afterAll(() => school.close())

const concludedBy = async (user_id: number) =>
  (await db.select().from(topic_conclusions).where(eq(topic_conclusions.user_id, user_id))).map(
    ({ topic_id }) => topic_id,
  )

describe('the demonstration school', () => {
  it('has its books, people, units and tribes', async () => {
    const counts = await Promise.all(
      [schema.books, chapters, topics, users, schema.unities, schema.tribes].map((table) => db.$count(table)),
    )
    expect(counts).toEqual([2, 31, 28, 64, 5, 7])
    const { speaking_books, speaking_chapters, archives, store_products, partners } = schema
    const beside = [speaking_books, speaking_chapters, archives, store_products, partners]
    expect(await Promise.all(beside.map((table) => db.$count(table)))).toEqual([2, 8, 8, 14, 12])
    expect(await db.$count(exercises)).toBe(material.exercises.length)
  })

  it('lets the four accounts in with the printed password', async () => {
    const roles: Record<string, string> = {
      student: 'STUDENT',
      teacher: 'TEACHER',
      autodidact: 'AUTODIDACT',
      admin: 'TEACHER',
    }
    for (const [name, profile] of Object.entries(roles)) {
      const found = await school.person(`${name}@thehouse.test`)
      expect(found).toMatchObject({ profile, admin: name === 'admin' })
      expect(await isPassword(found.password_hash, 'magic-formula')).toBe(true)
    }
  })

  it('has every file of its material in the storage', async () => {
    const wanted = [keys.plan, keys.picture('cover-1'), keys.audio('door-dialogue'), keys.captions('cat')]
    expect(await Promise.all(wanted.map((key) => school.storage.exists(key)))).toEqual(wanted.map(() => true))
  })

  it('says that it is the demonstration', async () => {
    expect(await isDemo(db)).toBe(true)
  })

  it('gives new rows identifiers that are free', async () => {
    const [made] = await db
      .insert(users)
      .values({ name: 'New', email: 'new@thehouse.test', unity_id: 1 })
      .returning({ id: users.id })
    expect(made?.id).toBe(65)
    await db.delete(users).where(eq(users.email, 'new@thehouse.test'))
  })
})

describe('the codes', () => {
  it('of all accounts are used, and say what the accounts say', async () => {
    const rows = await db
      .select({ user: users, enrolment: schema.enrolments })
      .from(users)
      .leftJoin(schema.enrolments, eq(schema.enrolments.user_id, users.id))
      .orderBy(users.id)
    expect(rows).toHaveLength(64)
    expect(rows[0]?.enrolment?.code).toBe('KEY-10001')
    for (const { user, enrolment } of rows) {
      const { name, cpf, profile, unity_id, tribe_id, created_at: used_at } = user
      expect(enrolment).toMatchObject({ name, cpf, profile, unity_id, tribe_id, used_at, email: null })
    }
  })

  it('that are free serve each profile, and a student who changes the code', async () => {
    const { user_id, used_at, profile, name, cpf, email, birthday } = schema.enrolments
    const free = await db
      .select({ used_at, profile, name, cpf, email, birthday })
      .from(schema.enrolments)
      .where(isNull(user_id))
    expect(new Set(free.map((row) => row.profile))).toEqual(new Set(profiles))
    expect(free.map((row) => row.used_at)).toEqual(free.map(() => null))
    expect(free.every((row) => row.cpf === null || isCpf(row.cpf))).toBe(true)
    // Each way of proof is there: none, a birthday, a CPF, an e-mail.
    const proofs = free.map(({ email, birthday, cpf }) => [email, birthday, cpf].findIndex((known) => known !== null))
    expect(new Set(proofs)).toEqual(new Set([-1, 0, 1, 2]))
    const student = await school.person('student@thehouse.test')
    const owners = await db.select().from(users)
    const known = free.filter((row) => owners.some((owner) => owner.cpf === row.cpf))
    expect(known).toMatchObject([{ name: student.name, cpf: student.cpf }])
  })
})

describe('the student', () => {
  it('stands in chapter 4 before its first exercises, in two units', async () => {
    const { id, chapter_id } = await school.person('student@thehouse.test')
    expect(chapter_id).toBe(4)
    expect((await concludedBy(id)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    )
    expect(await db.$count(tests, sql`${tests.user_id} = ${id} and ${tests.topic_id} = 14`)).toBe(0)
    expect(await db.$count(schema.user_unities, eq(schema.user_unities.user_id, id))).toBe(2)
  })

  it('has right, wrong, corrected and waiting answers', async () => {
    const { id } = await school.person('student@thehouse.test')
    const own = await db
      .select({ answer: answers })
      .from(answers)
      .innerJoin(tests, eq(tests.id, answers.test_id))
      .where(eq(tests.user_id, id))
    const rows = own.map(({ answer }) => answer)
    expect(new Set(rows.map(({ correct }) => correct))).toEqual(new Set([true, false, null]))
    expect(rows.some(({ feedback, corrected_by }) => feedback !== null && corrected_by !== null)).toBe(true)
    expect(rows.some(({ correct, feedback }) => correct === null && feedback === null)).toBe(true)
  })
})

it('lets the self-taught learner wait for later chapters alone', async () => {
  const { id, chapter_id: current } = await school.person('autodidact@thehouse.test')
  const releases = await db.select().from(chapter_releases).where(eq(chapter_releases.user_id, id))
  expect(releases).toHaveLength(31)
  for (const { chapter_id, release_at } of releases) expect(release_at > school.now).toBe(chapter_id > (current ?? 0))
})

describe('the history', () => {
  it('keeps each learner in the chapter that the finished topics reach', async () => {
    const people = await db.select().from(users)
    for (const { id, chapter_id, profile } of people) {
      if (profile === 'TEACHER') continue
      const done = await concludedBy(id)
      expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: done.length }, (_, index) => index + 1))
      expect(chapter_id).toBe(Math.floor(done.length / 4) + 1)
    }
  })

  it('has paid each finished topic of exercises once, at its time, and nothing else', async () => {
    const paid = await db.select().from(ledger).where(eq(ledger.reason, 'TOPIC'))
    const finished = await db.select().from(tests).where(eq(tests.kind, 'PRACTICE'))
    expect(paid.length).toBe(finished.length)
    const expected = finished.map(({ user_id, topic_id, finish_at }) => [user_id, String(topic_id), finish_at])
    expect(paid.map(({ user_id, reference, created_at }) => [user_id, reference, created_at])).toEqual(expected)
    expect(paid.filter(({ amount, created_at }) => amount < 10 || amount > 20 || created_at > school.now)).toEqual([])
  })

  it('has orders in every status, all of them paid for once, and nobody in debt', async () => {
    const bought = await db.select().from(schema.orders)
    expect(new Set(bought.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(new Set(bought.map(({ code }) => code)).size).toBe(bought.length)
    expect(bought.filter(({ user_id }) => user_id === 1).map(({ status }) => status)).toContain('RESERVED')
    for (const { id, status, price } of bought) {
      const paid = await db
        .select()
        .from(ledger)
        .where(eq(ledger.reference, String(id)))
      const ofStore = paid.filter(({ reason }) => reason === 'STORE' || reason === 'REFUND')
      const isBack = status === 'CANCELLED' || status === 'REFUNDED'
      expect(ofStore.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(isBack ? [-price, price] : [-price])
    }
    const { user_id, amount } = ledger
    const balances = await db
      .select({ sum: sum(amount).mapWith(Number) })
      .from(ledger)
      .groupBy(user_id)
    expect(balances.filter((one) => one.sum < 0)).toEqual([])
  })

  it('has every tribe earn something in the last thirty days', async () => {
    const recent = sql`${ledger.created_at} > ${new Date(school.now.getTime() - 30 * 86_400_000).toISOString()}::timestamptz`
    const rows = await db
      .selectDistinct({ tribe: users.tribe_id })
      .from(ledger)
      .innerJoin(users, eq(users.id, ledger.user_id))
      .where(recent)
    expect(rows.map(({ tribe }) => tribe).filter((tribe) => tribe !== null)).toHaveLength(7)
  })

  it('has totals that are the sum of the answers, and marks that are those of the key', async () => {
    for (const test of await db.select().from(tests).where(isNotNull(tests.finish_at))) {
      const entries = await entriesOf(db, test)
      const { total, correct, wrong, blank, waiting, credit } = test
      expect({ total, correct, wrong, blank, waiting, credit }).toEqual(countMarks(entries))
      const marked = entries.filter(({ exercise, answer }) => answer && exercise.type !== 'OPEN_ANSWER')
      const again = marked.map(({ exercise, answer }) => mark(exercise, valueOf(answer)))
      expect(marked.map(({ answer }) => answer && { credit: answer.credit, correct: answer.correct })).toEqual(again)
    }
  })

  it('has every learner write under their own name', async () => {
    expect(await db.$count(answers, like(answers.text, '%{%'))).toBe(0)
    const corrected = await db.$count(answers, isNotNull(answers.corrected_by))
    expect(corrected).toBe(await db.$count(answers, isNotNull(answers.evaluation)))
    expect(corrected).toBeGreaterThan(100)
  })

  it('leaves open answers for the teachers to correct', async () => {
    expect(await db.$count(answers, isNull(answers.correct))).toBeGreaterThan(5)
  })
})

describe('the hall', () => {
  it('shows the student the classes of this week in either unit, and a fortune of the tribe', async () => {
    const { id } = await school.person('student@thehouse.test')
    const house = { db, clock: () => school.now }
    for (const unity_id of [2, 4]) {
      const classes = await listMyClasses(house, { id, unity_id })
      expect(classes).toHaveLength(3)
      expect(classes.every(({ room, teacher }) => room && teacher)).toBe(true)
    }
    const tribe = await findTribe(house, { id, unity_id: 2 })
    expect(tribe.name).toBe('Lantern')
    expect(tribe.fortune).toBeGreaterThan(0)
  })

  it('has news of its own people, with pictures that are there, the newest from the last days', async () => {
    const rows = await db.select().from(schema.articles).orderBy(schema.articles.created_at)
    expect(rows).toHaveLength(19)
    expect(new Set(rows.map(({ author_id }) => author_id))).toEqual(new Set([2, 4]))
    expect(rows.filter(({ description }) => description.length < 600)).toEqual([])
    const images = rows.flatMap(({ image }) => image ?? [])
    expect(images.length).toBeGreaterThan(4)
    expect(await Promise.all(images.map((key) => school.storage.exists(key)))).toEqual(images.map(() => true))
    expect(school.now.getTime() - (rows.at(-1)?.created_at.getTime() ?? 0)).toBeLessThan(4 * 86_400_000)
  })
})

it('has something that a learner wrote for every open exercise', () => {
  const titles = material.exercises.filter(({ type }) => type === 'OPEN_ANSWER').map(({ title }) => title)
  expect(titles.toSorted()).toEqual(Object.keys(essays).toSorted())
})
