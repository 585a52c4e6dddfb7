import { buildUrl, calls, type Duty, type PersonForm } from '@the-house/domain'
import { expect, type APIRequestContext } from '@playwright/test'
import { accounts, ownPassword, passwordOf, type Email } from '../lesson/steps.ts'
import { places } from '../harness/places.ts'

/** Units of the demonstration: its people are in the first, its student also in the second, its teacher in all. */
export const units = { pinheiros: 'São Paulo Pinheiros', online: 'Online' }

interface Wanted extends Partial<Pick<PersonForm, 'other_units_id'>> {
  /** The number of the chapter to start at. */
  chapter?: number
  profile?: 'STUDENT' | 'AUTODIDACT' | 'TEACHER'
  unit?: string
}

export interface OwnPerson {
  email: Email
  name: string
}

let made = 0
/** A name that is unique in the worker's school, of letters only. */
const nextName = () => `Nina ${String.fromCharCode(65 + Math.floor(made / 26))}${String.fromCharCode(97 + (made % 26))}`

async function sessionOf(request: APIRequestContext, email: string) {
  const session = await request.post(buildUrl(calls.signIn), { data: { email, password: passwordOf(email) } })
  expect(session.status()).toBe(200)
  const { token } = await session.json()
  return { authorization: String(token) }
}

/** Enrols and registers a person, for tests that change a person's own data. */
export async function enrolPerson(request: APIRequestContext, wanted: Wanted = {}): Promise<OwnPerson> {
  const { profile = 'STUDENT', unit = units.pinheiros, chapter = 1, ...changes } = wanted
  made += 1
  const name = nextName()
  const code = `OWN-${made}`
  const email: Email = `own-${made}@example.com`
  const headers = await sessionOf(request, accounts.admin)
  const tribe = profile === 'STUDENT' ? 'Lantern' : ''
  const csv = `code;profile;unit;tribe;name;chapter;e-mail\n${code};${profile};${unit};${tribe};${name};${chapter};${email}\n`
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const enrolled = await request.post(buildUrl(calls.enrolPeople), { headers, multipart: { file } })
  expect(await enrolled.json()).toMatchObject({ added: 1 })
  const personal = {
    cellphone: '11987654321',
    birthday: '17/08/1994',
    password: ownPassword,
    confirmPassword: ownPassword,
  }
  // A self-taught learner registers as a student.
  const user = { profile: profile === 'TEACHER' ? profile : 'STUDENT', code, email, country: 'BR', ...personal }
  expect((await request.post(buildUrl(calls.register), { data: { user } })).ok()).toBe(true)
  if (Object.keys(changes).length > 0) await changePerson(request, { headers, code, changes })
  return { email, name }
}

/** Gives an enrolled person a duty in all their units. */
export async function giveDuty(request: APIRequestContext, { name }: OwnPerson, duty: Duty) {
  const headers = await sessionOf(request, accounts.admin)
  const found = await request.get(buildUrl(calls.people, { query: { term: name } }), { headers })
  const { content } = await found.json()
  const url = buildUrl(calls.changeDuties, { params: { id: content[0].id } })
  const given = await request.put(url, { headers, data: { duties: [{ duty, unity_id: null }] } })
  expect(given.status()).toBe(200)
}

interface Change {
  headers: { authorization: string }
  code: string
  changes: object
}

async function changePerson(request: APIRequestContext, { headers, code, changes }: Change) {
  const found = await request.get(buildUrl(calls.people, { query: { term: code } }), { headers })
  const { content } = await found.json()
  const url = buildUrl(calls.person, { params: { id: content[0].id } })
  const { name, profile, admin, unity_id, other_units_id, tribe_id, version } = await (
    await request.get(url, { headers })
  ).json()
  const form = { name, profile, admin, unity_id, other_units_id, tribe_id, version }
  const changed = await request.put(url, { headers, data: { ...form, ...changes } })
  expect(changed.status()).toBe(200)
}

/** Enrols a student at the exercises of `places`, as the demonstration's student is. */
export async function enrolStudentAtPlaces(request: APIRequestContext, wanted: Wanted = {}): Promise<OwnPerson> {
  const student = await enrolPerson(request, { ...wanted, chapter: places.chapter })
  const headers = await sessionOf(request, student.email)
  const before = { params: { id: places.chapter }, query: { topic_id: places.topicBefore } }
  expect((await request.get(buildUrl(calls.content, before), { headers })).status()).toBe(200)
  return student
}
