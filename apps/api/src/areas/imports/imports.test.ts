import { importLimits } from '@the-house/domain'
import { and, asc, eq, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolments, exercises, import_batches, imports } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { exerciseFile, importOver, peopleFile, sendFile } from '../../testing/imported.ts'
import { administrator } from '../../testing/managed.ts'
import type { Json } from '../../testing/test-server.ts'

const titled = (count: number, name = 'One') => Array.from({ length: count }, (_, at) => `${name} ${at}`)

describe.each(databases)('a large file on %s', (database) => {
  let context: ServerOn
  let admin: Awaited<ReturnType<typeof administrator>>
  let topic: Json
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await administrator(context)
  })
  afterAll(() => context.close())
  beforeEach(async () => {
    topic = await admin.make('topics', { type: 'EXERCISE' })
    await context.resetRateLimits()
  })

  const send = (file: string, query = '') =>
    sendFile(context.server, admin, `/exercises/import?topic_id=${topic.id}&format=CSV${query}`, file)
  const enrol = (file: string, query = '') => sendFile(context.server, admin, `/people/enrol?${query}`, file)
  const titles = async () => {
    const found = await context.db
      .select({ title: exercises.title })
      .from(exercises)
      .where(and(eq(exercises.topic_id, topic.id), isNull(exercises.deleted_at)))
      .orderBy(asc(exercises.position))
    return found.map(({ title }) => title)
  }
  const codes = (begin: string) => context.db.$count(enrolments, like(enrolments.code, `${begin}-%`))
  const large = importLimits.atOnce + 150

  it('of exercises is written by a job, in the order of the file, and leaves nothing behind', async () => {
    const { status, body } = await send(exerciseFile(large))
    expect({ status, body }).toMatchObject({ status: 200, body: { taken: large, imported: 0 } })
    const over = await importOver(admin, body.import_id)
    expect(over).toMatchObject({ state: 'DONE', name: 'file.csv', exercises: { imported: large }, people: null })
    expect(over.done).toBe(over.total)
    expect(over.total).toBeGreaterThan(large / 50)
    expect(await titles()).toEqual(titled(large))
    expect(await context.db.$count(import_batches)).toBe(0)
  })

  it('of exercises comes after another one into the same topic, whole', async () => {
    const [one, two] = await Promise.all([send(exerciseFile(large, 'A')), send(exerciseFile(large, 'B'))])
    const few = await send(exerciseFile(2, 'C'))
    for (const { body } of [one, two, few])
      expect(await importOver(admin, body.import_id)).toMatchObject({ state: 'DONE' })
    const all = await titles()
    const first = all[0]?.startsWith('A') ? ['A', 'B'] : ['B', 'A']
    expect(all).toEqual([...first.flatMap((name) => titled(large, name)), ...titled(2, 'C')])
  })

  it.each([
    ['large', large],
    ['small', 3],
  ])('that is %s and sent twice by one press is imported once', async (_, count) => {
    const sent = await Promise.all([1, 2].map(() => send(exerciseFile(count), `&press=twice-${count}`)))
    const again = await send(exerciseFile(count), `&press=twice-${count}`)
    for (const { body } of [...sent, again]) {
      expect(body.taken).toBe(count)
      if (body.import_id) await importOver(admin, body.import_id)
    }
    expect(await titles()).toEqual(titled(count))
  })

  it('of people is compared as a whole and then written, and a trial of it writes nothing', async () => {
    const tried = await enrol(peopleFile(large, 'TRIED'), 'dry_run=true')
    expect(await importOver(admin, tried.body.import_id)).toMatchObject({
      state: 'DONE',
      people: { written: false, added: large, faulty: 0, lines: { length: 100 } },
    })
    expect(await codes('TRIED')).toBe(0)
    const { body } = await enrol(peopleFile(large, 'TRIED'))
    const over = await importOver(admin, body.import_id)
    expect(over).toMatchObject({ state: 'DONE', people: { written: true, added: large, changed: 0, unchanged: 0 } })
    expect(over.people?.lines[0]).toMatchObject({ line: 2, deed: 'NEW', code: 'TRIED-0' })
    expect(await codes('TRIED')).toBe(large)
    const again = await enrol(peopleFile(large, 'TRIED'))
    expect(await importOver(admin, again.body.import_id)).toMatchObject({ people: { added: 0, unchanged: large } })
  })

  it('of people whose last line differs from what is there is refused with the line, and nothing is written', async () => {
    await enrol('code,profile,unit,name,email\nDIFFERS-349,teacher,Centre,Somebody,s@example.com')
    const { body } = await enrol(peopleFile(large, 'DIFFERS'))
    expect(await importOver(admin, body.import_id)).toMatchObject({
      state: 'REFUSED',
      error: null,
      people: { written: false, faulty: 1, faults: [{ line: 351, fault: 'differs' }] },
    })
    expect(await codes('DIFFERS')).toBe(1)
  })

  it('of people with a wrong line is refused at once', async () => {
    const { body } = await enrol(`${peopleFile(large, 'WRONG')}\nWRONG-x,student,Nowhere,Foxes,Person`)
    expect(body).toMatchObject({ import_id: null, written: false, faulty: 1, faults: [{ fault: 'placeUnknown' }] })
    expect(await codes('WRONG')).toBe(0)
  })

  it('is followed by whoever sent it alone', async () => {
    const { body } = await send(exerciseFile(large))
    const other = await context.arrive({ admin: true })
    expect((await other.get(`/imports/${body.import_id}`)).status).toBe(404)
    expect((await other.get(`/imports?kind=EXERCISES`)).body.content).toEqual([])
    await importOver(admin, body.import_id)
    const { body: list } = await admin.get(`/imports?kind=EXERCISES&subject_id=${topic.id}`)
    expect(list.content).toMatchObject([{ id: body.import_id, state: 'DONE' }])
    expect(await context.db.$count(imports, eq(imports.id, body.import_id))).toBe(1)
  })
})
