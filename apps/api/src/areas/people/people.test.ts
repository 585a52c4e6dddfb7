import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, sessions } from '../../db/schema/index.ts'
import { addCode, addMembership, addPlace, newEmail } from '../../testing/enrolment.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true, profile: 'TEACHER', name: 'Zilda Prado' })
})
afterAll(() => context.close())

const one = async (id: number) => (await admin.get(`/people/${id}`)).body
const save = async (id: number, more: Json) => admin.put(`/people/${id}`, { ...(await one(id)), ...more })
const list = async (query: string): Promise<Json> => (await admin.get(`/people?${query}`)).body
const names = async (query: string): Promise<string[]> => (await list(query)).content.map(({ name }: Json) => name)

describe('the list of people', () => {
  it('shows who has an account, who is expected and who may not come in, with a masked CPF', async () => {
    const unit = await addPlace(context.db)
    const known = await addPerson(context.db, { ...unit, name: 'Bia Known', cpf: '52998224725' })
    await addPerson(context.db, { ...unit, name: 'Caio Gone', disabled_at: context.clock() })
    const code = await addCode(context.db, { ...unit, name: 'Ana Expected', email: newEmail() })
    const { content, meta } = await list(`unity_id=${unit.unity_id}`)
    expect(meta.total).toBe(3)
    expect(content.map(({ name, state }: Json) => [name, state])).toEqual([
      ['Ana Expected', 'INVITED'],
      ['Bia Known', 'REGISTERED'],
      ['Caio Gone', 'DISABLED'],
    ])
    expect(content[0]).toMatchObject({ id: null, code, admin: false, tribe: { id: unit.tribe_id } })
    expect(content[1]).toMatchObject({ id: known.id, cpf: '***.982.247-**', email: known.email })
    expect(JSON.stringify(content)).not.toMatch(/password|52998224725/)
    for (const [state, name] of [
      ['INVITED', 'Ana Expected'],
      ['REGISTERED', 'Bia Known'],
      ['DISABLED', 'Caio Gone'],
    ])
      expect(await names(`state=${state}&unity_id=${unit.unity_id}`)).toEqual([name])
  })

  it('finds by words of a name without accents, by e-mail, and by a code, used or not', async () => {
    const person = await addPerson(context.db, { name: 'Íris Conceição' })
    const used = await addCode(context.db, { user_id: person.id, used_at: context.clock() })
    const free = await addCode(context.db, { name: 'Davi Expected' })
    for (const term of ['conceicao', 'iris con', person.email, used])
      expect(await names(`term=${encodeURIComponent(term)}`)).toEqual(['Íris Conceição'])
    expect(await names(`term=${free}`)).toEqual(['Davi Expected'])
    expect((await list(`term=${used}`)).content[0].code).toBe(used)
    expect(await names('term=nobody-of-this-name')).toEqual([])
  })

  it('finds a code by its beginning while it is typed, where it reads like a number, too', async () => {
    const name = 'Lia Expected'
    const code = await addCode(context.db, { name, code: 'KEY-4e1b961e-80e0834c' })
    for (let length = 'KEY-4'.length; length <= code.length; length += 1)
      expect(await names(`term=${encodeURIComponent(`lia ${code.slice(0, length)}`)}`), `${length}`).toEqual([name])
    expect(await names(`term=${encodeURIComponent('lia KEY-4e1c')}`)).toEqual([])
  })

  it('is narrowed by profile and tribe, put in order, and read in pages', async () => {
    const { tribe_id, unity_id } = await addPlace(context.db)
    for (const name of ['Érica', 'Eva', 'Bruno']) await addPerson(context.db, { name, tribe_id, unity_id })
    await addPerson(context.db, { name: 'Carla', tribe_id, unity_id, profile: 'TEACHER' })
    await addCode(context.db, { name: 'Davi', tribe_id, unity_id })
    expect(await names(`tribe_id=${tribe_id}`)).toEqual(['Bruno', 'Carla', 'Davi', 'Érica', 'Eva'])
    expect(await names(`tribe_id=${tribe_id}&sort=-name`)).toEqual(['Eva', 'Érica', 'Davi', 'Carla', 'Bruno'])
    expect(await names(`tribe_id=${tribe_id}&profile=TEACHER`)).toEqual(['Carla'])
    const second = await list(`tribe_id=${tribe_id}&size=2&page=2`)
    expect(second.content.map(({ name }: Json) => name)).toEqual(['Davi', 'Érica'])
    expect(second.meta).toMatchObject({ page: 2, size: 2, total: 5, more: false })
    expect(await names(`tribe_id=${tribe_id}&sort=created_at`)).toHaveLength(5)
  })

  it.each(['size=51', 'sort=cpf', 'state=GONE', 'unity_id=0'])('refuses %s', async (query) => {
    expect((await admin.get(`/people?${query}`)).status).toBe(412)
  })

  it('is closed to teachers, and names the tribes to administrators', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const { status, body } = await teacher.get('/people')
    expect([status, body]).toEqual([403, { token: 'access.denied' }])
    expect((await admin.get('/people/tribes')).body.content).toContainEqual({ id: 1, name: 'Foxes' })
  })
})

describe('a change of a person', () => {
  it('counts at their next click: profile, tribe and unit, also where they are signed in', async () => {
    const visitor = await context.arrive()
    const place = await addPlace(context.db)
    const { status, body } = await save(visitor.user.id, { ...place, profile: 'TEACHER', name: 'New Name' })
    expect([status, body.unity.id, body.tribe.id]).toEqual([200, place.unity_id, place.tribe_id])
    expect((await visitor.get('/me')).body).toMatchObject({
      name: 'New Name',
      profile: 'TEACHER',
      unity_id: place.unity_id,
      tribe: { id: place.tribe_id },
    })
    expect((await visitor.get('/me/unities')).body.content).toEqual([expect.objectContaining({ id: place.unity_id })])
    expect((await visitor.get('/schedules')).status).toBe(403)
    expect((await visitor.get('/unities')).status).toBe(200)
  })

  it('leaves a session where it is while its unit is still one of theirs', async () => {
    const visitor = await context.arrive()
    const { unity_id } = await addPlace(context.db)
    await addMembership(context.db, visitor.user.id, unity_id)
    expect((await save(visitor.user.id, { unity_id, other_units_id: [1] })).body.other_units_id).toEqual([1])
    expect((await visitor.get('/me')).body.unity_id).toBe(1)
  })

  it('is noted with who did it, what was and what is, without e-mail or CPF', async () => {
    const { id, email } = await addPerson(context.db, { name: 'Before', cpf: '52998224725' })
    await save(id, { name: 'After' })
    const [note, ...others] = await context.db.select().from(changes).where(eq(changes.entity_id, id))
    expect(others).toEqual([])
    expect(note).toMatchObject({ entity: 'people', user_id: admin.user.id, action: 'UPDATE', at: context.clock() })
    expect([note?.before?.['name'], note?.after?.['name']]).toEqual(['Before', 'After'])
    expect(JSON.stringify(note)).not.toMatch(new RegExp(`${email}|982`))
  })

  it('is refused with 409 once somebody else has changed the person, and says nothing over them', async () => {
    const { id } = await addPerson(context.db)
    const before = await one(id)
    await save(id, { name: 'Early' })
    const { status, body } = await admin.put(`/people/${id}`, { ...before, name: 'Late' })
    expect([status, body.token]).toEqual([409, 'conflict'])
    expect((await one(id)).name).toBe('Early')
  })

  it('is none of its progress, which a person shows beside the form', async () => {
    const { id } = await addPerson(context.db, { chapter: 2 })
    const { version, chapter } = await one(id)
    expect(chapter).toEqual({ id: 2, name: 'Chapter 2', number: 2 })
    await admin.put(`/people/${id}/placement`, { chapter_id: 3, reason: 'Knows it all' })
    expect(await one(id)).toMatchObject({ version, chapter: { id: 3, number: 3 } })
  })

  it.each([
    ['no name', { name: ' ' }, { name: 'validation.required' }],
    ['a student without a tribe', { tribe_id: null }, { tribe_id: 'validation.required' }],
    ['a tribe that is not there', { tribe_id: 9999 }, { tribe_id: 'validation.id' }],
    ['a unit that is not there', { unity_id: 9999 }, { unity_id: 'validation.id' }],
    ['another unit that is not there', { other_units_id: [9999] }, { other_units_id: 'validation.id' }],
    ['a profile of its own', { profile: 'BOSS' }, { profile: 'validation.type' }],
  ])('with %s is refused by its field', async (_, fault, fields) => {
    const { id } = await addPerson(context.db)
    const before = await one(id)
    expect(await save(id, fault)).toMatchObject({ status: 412, body: { fields } })
    expect(await one(id)).toEqual(before)
  })

  it('changes no password, e-mail or CPF, whatever is sent', async () => {
    const { id, email } = await addPerson(context.db, { cpf: '52998224725' })
    await save(id, { name: 'Other', email: 'x@example.com', cpf: '1', password_hash: 'x', disabled_at: 'now' })
    expect(await one(id)).toMatchObject({ name: 'Other', email, cpf: '***.982.247-**', state: 'REGISTERED' })
  })

  it('of an unknown person is 404', async () => {
    expect((await admin.get('/people/99999')).status).toBe(404)
    expect((await admin.post('/people/99999/disable')).status).toBe(404)
  })
})

describe('a disabled person', () => {
  it('is out at the next click, cannot sign in, and can again once enabled', async () => {
    const visitor = await context.arrive()
    const { id, email } = visitor.user
    expect((await admin.post(`/people/${id}/disable`)).body.state).toBe('DISABLED')
    expect((await visitor.get('/me')).status).toBe(401)
    expect(await context.db.$count(sessions, eq(sessions.user_id, id))).toBe(0)
    const signIn = () => context.call('POST', '/session', { body: { email, password: 'correct horse' } })
    expect((await signIn()).status).toBe(412)
    expect((await admin.post(`/people/${id}/enable`)).body.state).toBe('REGISTERED')
    expect((await signIn()).status).toBe(200)
    expect((await visitor.get('/me')).status).toBe(401)
  })

  it('is never who asks for it, nor do administrators end their own rights', async () => {
    expect(await admin.post(`/people/${admin.user.id}/disable`)).toMatchObject({
      status: 412,
      body: { token: 'people.self' },
    })
    expect(await save(admin.user.id, { admin: false })).toMatchObject({ status: 412, body: { token: 'people.self' } })
    expect((await admin.get('/people')).status).toBe(200)
  })

  it('as an administrator who has lost the right is refused at once', async () => {
    const other = await context.arrive({ admin: true, profile: 'TEACHER' })
    expect((await save(other.user.id, { admin: false })).status).toBe(200)
    expect((await other.get('/people')).status).toBe(403)
  })
})
