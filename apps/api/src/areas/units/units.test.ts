import { limits, localTimeOf } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolments, partner_unities, rooms, user_unities, users } from '../../db/schema/index.ts'
import { administrator } from '../../testing/managed.ts'
import { addPerson, password } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { classesOf, seriesForm } from '../../testing/series.ts'
import { classForm } from '../../testing/timetabled.ts'
import { addClass } from '../../testing/unit.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
let student: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
  student = await context.arrive()
})
afterAll(() => context.close())

const save = (unit: Json, change: Json) => admin.put(`/units/${unit.id}`, { ...unit, ...change })
const archivedUnit = async () => (await save(await admin.make('units'), { archived: true })).body
const refusedFor = (field: string, key: string) => ({ status: 412, body: { fields: { [field]: `validation.${key}` } } })

describe('a unit', () => {
  it.each(['Mars/Olympus', '+03:00', '', 'Brasília'])('is refused with the time zone %j', async (time_zone) => {
    const { status, body } = await admin.post('/units', { ...(await admin.sampleOf('units')), time_zone })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 412, fields: ['time_zone'] })
  })

  it('changes its time zone for those who are in it at their next request', async () => {
    const unit = await admin.make('units')
    const visitor = await context.arrive({ unity_id: unit.id })
    await save(unit, { time_zone: 'Asia/Kathmandu' })
    expect((await visitor.get('/me')).body.unity.time_zone).toBe('Asia/Kathmandu')
  })

  it('changes its time zone for its classes at once, which keep their times by its clock', async () => {
    const unit = await admin.make('units', { time_zone: 'America/Sao_Paulo' })
    const { body: series } = await admin.post('/class_series', seriesForm({ unity_id: unit.id }))
    const [first] = await classesOf(context.db, series.id)
    const visitor = await context.arrive({ unity_id: unit.id })
    await visitor.put(`/schedules/${first?.id}`)
    expect((await save(unit, { time_zone: 'Asia/Kathmandu' })).status).toBe(200)
    for (const { local_day, local_time, start_date } of await classesOf(context.db, series.id))
      expect(localTimeOf(start_date, 'Asia/Kathmandu')).toEqual({ day: local_day, time: local_time })
    expect((await visitor.get('/session/notifications')).body.content).toHaveLength(1)
  })

  it('that offers no tribes and no schedule closes both to its students at their next request', async () => {
    const unit = await admin.make('units')
    const visitor = await context.arrive({ unity_id: unit.id })
    expect((await visitor.get('/tribes/all')).status).toBe(200)
    await save(unit, { tribe: false, schedule: false })
    for (const path of ['/tribes/all', '/me/tribe', '/schedules', '/me/my_classes'])
      expect((await visitor.get(path)).status).toBe(403)
    expect((await visitor.get('/me')).body.roles).not.toContain('ROLE.SCHEDULE')
  })

  it('of number 4 never gets a store', async () => {
    for (let last = 0; last < limits.unitWithoutStore;) last = (await admin.make('units', { store: true })).id
    const { body: unit } = await admin.get(`/units/${limits.unitWithoutStore}`)
    expect(unit.store).toBe(false)
    expect(await save(unit, { store: true })).toMatchObject(refusedFor('store', 'unitWithoutStore'))
    expect((await save(unit, { address: 'Rua do Sol, 4' })).status).toBe(200)
  })
})

describe('a unit to which something belongs', () => {
  it('is not removed, and the refusal counts who and what', async () => {
    const unit = await admin.make('units')
    const unity_id: number = unit.id
    await addPerson(context.db, { unity_id })
    await addPerson(context.db, { unity_id })
    await context.db.insert(enrolments).values({ code: 'WAITS-1', profile: 'TEACHER', unity_id, name: 'Ana' })
    await context.db.insert(rooms).values({ unity_id, name: 'Blue', places: 4 })
    await addClass(context.db, { unity_id, start: '2026-03-05T12:00:00Z' })
    const partner = await admin.make('partners')
    await context.db.insert(partner_unities).values({ partner_id: partner.id, unity_id })
    expect(await admin.remove(`/units/${unity_id}`)).toMatchObject({
      status: 412,
      body: {
        token: 'unit.inUse',
        values: { people: '2', codes: '1', classes: '1', series: '0', rooms: '1', orders: '0', partners: '1' },
      },
    })
    expect((await admin.get(`/units/${unity_id}`)).status).toBe(200)
  })

  it('is removed once nothing does, and nobody can come into it any more', async () => {
    const unit = await admin.make('units')
    expect((await admin.remove(`/units/${unit.id}`)).status).toBe(204)
    const { body: person } = await admin.get(`/people/${student.user.id}`)
    expect(await admin.put(`/people/${student.user.id}`, { ...person, unity_id: unit.id })).toMatchObject(
      refusedFor('unity_id', 'id'),
    )
    expect((await admin.get('/unities')).body.content.map(({ id }: Json) => id)).not.toContain(unit.id)
  })
})

describe('an archived unit', () => {
  it('takes no new people, neither as their unit nor as one that they may change to', async () => {
    const unit = await archivedUnit()
    const { body: person } = await admin.get(`/people/${student.user.id}`)
    const change = (form: Json) => admin.put(`/people/${student.user.id}`, { ...person, ...form })
    expect(await change({ unity_id: unit.id })).toMatchObject(refusedFor('unity_id', 'unitArchived'))
    expect(await change({ other_units_id: [unit.id] })).toMatchObject(refusedFor('other_units_id', 'unitArchived'))
    expect((await admin.get(`/people/${student.user.id}`)).body).toEqual(person)
  })

  it('keeps the people who are in it, who can be changed there and moved away', async () => {
    const open = await admin.make('units')
    const visitor = await context.arrive({ unity_id: open.id })
    await save(open, { archived: true })
    expect((await visitor.get('/me')).body.unity_id).toBe(open.id)
    const { body: person } = await admin.get(`/people/${visitor.user.id}`)
    expect((await admin.put(`/people/${visitor.user.id}`, { ...person, name: 'Rui Melo' })).status).toBe(200)
    const { body: now } = await admin.get(`/people/${visitor.user.id}`)
    expect((await admin.put(`/people/${visitor.user.id}`, { ...now, unity_id: 1 })).status).toBe(200)
    expect((await visitor.get('/me')).body.unity_id).toBe(1)
  })

  it('cannot be switched to, and is not offered; a new session starts in another unit of theirs', async () => {
    const open = await admin.make('units')
    const { user, get, post } = await context.arrive()
    await context.db.insert(user_unities).values({ user_id: user.id, unity_id: open.id })
    await save(open, { archived: true })
    expect((await get('/me/unities')).body.content.map(({ id }: Json) => id)).toEqual([1])
    expect(await post('/session/change_unity', { unity_id: open.id })).toMatchObject({
      status: 412,
      body: { token: 'unit.archived' },
    })
    await context.db.update(users).set({ unity_id: open.id }).where(eq(users.id, user.id))
    const { body } = await context.call('POST', '/session', { body: { email: user.email, password } })
    expect(body.user.unity_id).toBe(1)
  })

  it('takes no new rooms, holidays, classes and series, and the refusal names it; what it has stays', async () => {
    const unit = await admin.make('units')
    const { body: room } = await admin.post('/rooms', { unity_id: unit.id, name: 'Blue', places: 4 })
    const { body: elsewhere } = await admin.post('/rooms', { unity_id: 1, name: `Of ${unit.id}`, places: 4 })
    await save(unit, { archived: true })
    const day = '2026-03-09'
    const holiday = { unity_id: unit.id, name: 'Day off', first_day: day, last_day: day }
    const refused = [
      await admin.post('/rooms', { unity_id: unit.id, name: 'Red', places: 4 }),
      await admin.put(`/rooms/${elsewhere.id}`, { ...elsewhere, unity_id: unit.id }),
      await admin.post('/holidays', holiday),
      await admin.post('/classes', classForm({ unity_id: unit.id, day })),
      await admin.post('/class_series', seriesForm({ unity_id: unit.id })),
    ]
    for (const { status, body } of refused)
      expect({ status, ...body }).toMatchObject({ status: 412, token: 'unit.archived', values: { unit: unit.name } })
    expect(refused[0]?.body.fields).toEqual({ unity_id: 'validation.unitArchived' })
    expect((await admin.put(`/rooms/${room.id}`, { ...room, name: 'Bluer' })).status).toBe(200)
  })

  it('takes back no room and no holiday that was deleted, until it is open again', async () => {
    const unit = await admin.make('units')
    const day = '2026-03-09'
    const made = [
      ['rooms', { unity_id: unit.id, name: 'Blue', places: 4 }],
      ['holidays', { unity_id: unit.id, name: 'Day off', first_day: day, last_day: day }],
    ] as const
    const paths: string[] = []
    for (const [entity, form] of made) paths.push(`/${entity}/${(await admin.post(`/${entity}`, form)).body.id}`)
    for (const path of paths) expect((await admin.remove(path)).status).toBe(204)
    const archived = (await save(unit, { archived: true })).body
    for (const path of paths) {
      expect(await admin.post(`${path}/restore`)).toMatchObject({ status: 412, body: { token: 'unit.archived' } })
      expect((await admin.get(path)).status).toBe(404)
    }
    await save(archived, { archived: false })
    for (const path of paths) expect((await admin.post(`${path}/restore`)).status).toBe(200)
  })

  it('takes nobody who registers with a code of it', async () => {
    const unit = await admin.make('units')
    await context.db.insert(enrolments).values({ code: 'LATE-01', profile: 'STUDENT', unity_id: unit.id, name: 'Eva' })
    await save(unit, { archived: true })
    const claim = { system: 'THEHOUSE', code: 'LATE-01', email: 'eva@example.com', profile: 'STUDENT' }
    expect(await context.call('POST', '/register/valide', { body: claim })).toMatchObject({
      status: 412,
      body: { token: 'unit.archived' },
    })
  })

  it('is an audience only while somebody belongs to it', async () => {
    const [empty, peopled] = [await archivedUnit(), await admin.make('units')]
    await addPerson(context.db, { unity_id: peopled.id })
    await save(peopled, { archived: true })
    const { body } = await admin.get('/audiences')
    const ids = new Set(body.unities.map(({ id }: Json) => id))
    expect([ids.has(empty.id), ids.has(peopled.id)]).toEqual([false, true])
  })

  it('is told apart in the list of units, and found by its state', async () => {
    const unit = await archivedUnit()
    const { body: listed } = await admin.get('/unities')
    expect(listed.content.find(({ id }: Json) => id === unit.id)).toMatchObject({ archived: true })
    const { body: found } = await admin.get('/units?page=1&size=50&archived=true')
    expect(found.content.every(({ archived }: Json) => archived)).toBe(true)
  })
})
