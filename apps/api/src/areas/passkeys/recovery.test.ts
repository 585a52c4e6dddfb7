import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { linksOf } from '../../testing/enrolment.ts'
import { passkeySteps } from '../../testing/passkeys.ts'
import { password } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

const refused = { status: 412, body: { token: 'passkey.refused' } }
let lines: Json[] = []
let context: TestServer
let steps: ReturnType<typeof passkeySteps>
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'info', logTo: { write: (line) => lines.push(JSON.parse(line)) } })
  steps = passkeySteps(context)
})
afterAll(() => context.close())
beforeEach(() => {
  lines = []
})

const told = (event: string) => lines.filter((line) => line.event === event)
const mailsTo = async (email: string) =>
  (await context.mails()).filter(({ address }) => address === email).map(({ kind }) => kind)

it('a passkey is removed by its owner alone, who proves the password, is told by a mail, and signs in by it no more', async () => {
  const [own, other] = [await steps.arrive(), await steps.arrive()]
  const path = `/me/passkeys/${own.passkey.id}/remove`
  expect(await own.teacher.post(path, { password: 'guess' })).toMatchObject({
    status: 412,
    body: { token: 'password.wrong', fields: { password: 'errors.password.wrong' } },
  })
  expect((await other.teacher.post(path, { password })).status).toBe(404)
  expect((await own.teacher.get('/me/passkeys')).body.content).toHaveLength(1)
  expect((await own.teacher.post(path, { password })).status).toBe(204)
  expect(await steps.signIn(own.device.get(await steps.challenge()))).toMatchObject(refused)
  expect(await mailsTo(own.teacher.user.email)).toEqual(['passkeyAdded', 'passkeyRemoved'])
  expect((await own.teacher.get('/me')).status).toBe(200)
})

it('an administrator sees and removes those of who has lost a device, which is signed out as well', async () => {
  const lost = await steps.arrive()
  const admin = await context.arrive({ admin: true })
  const path = `/people/${lost.teacher.user.id}/passkeys`
  expect((await lost.teacher.remove(path)).status).toBe(403)
  expect((await lost.teacher.get(path)).status).toBe(403)
  expect((await admin.get(path)).body.content).toMatchObject([{ name: 'My phone' }])
  expect((await admin.remove(path)).status).toBe(204)
  expect((await admin.get(path)).body.content).toEqual([])
  expect((await admin.remove(path)).status).toBe(404)
  expect((await admin.get('/people/999999/passkeys')).status).toBe(404)
  expect(await steps.signIn(lost.device.get(await steps.challenge()))).toMatchObject(refused)
  expect((await lost.teacher.get('/me')).status).toBe(401)
  expect(await mailsTo(lost.teacher.user.email)).toEqual(['passkeyAdded', 'passkeyRemoved'])
  expect((await context.signInAgain(lost.teacher)).get).toBeDefined()
  expect(told('passkeys.removed')).toMatchObject([
    { user_id: admin.user.id, person_id: lost.teacher.user.id, removed: 1 },
  ])
})

it('an administrator who removes the own ones stays signed in here', async () => {
  const { teacher: admin } = await steps.arrive({ profile: 'TEACHER', admin: true })
  const elsewhere = await context.signInAgain(admin)
  expect((await admin.remove(`/people/${admin.user.id}/passkeys`)).status).toBe(204)
  expect([(await admin.get('/me')).status, (await elsewhere.get('/me')).status]).toEqual([200, 401])
})

it('a new password by a mailed link removes the passkeys that a thief of the old one may have added', async () => {
  const { teacher, device } = await steps.arrive()
  const { email } = teacher.user
  await context.call('POST', '/session/forgot_password', { body: { email } })
  const token = (await linksOf(context, email, 'change-password')).at(-1)
  const fresh = 'a longer, newer phrase'
  const body = { token, password: fresh, confirmPassword: fresh }
  expect((await context.call('POST', '/session/change_password_token', { body })).status).toBe(204)
  expect(await steps.signIn(device.get(await steps.challenge()))).toMatchObject(refused)
  expect((await mailsTo(email)).at(-1)).toBe('passkeyRemoved')
})

it('a new password of somebody without passkeys mails nothing of them', async () => {
  const { user } = await context.arrive()
  await context.call('POST', '/session/forgot_password', { body: { email: user.email } })
  const token = (await linksOf(context, user.email, 'change-password')).at(-1)
  const body = { token, password: 'three blue doors', confirmPassword: 'three blue doors' }
  expect((await context.call('POST', '/session/change_password_token', { body })).status).toBe(204)
  expect(await mailsTo(user.email)).toEqual(['forgotPassword'])
})

it('wrong passwords before a passkey is added or removed meet the limit of the own password', async () => {
  const { teacher, passkey } = await steps.arrive()
  for (let time = 0; time < 5; time += 1) await teacher.post('/me/passkeys/options', { password: `guess ${time}` })
  expect((await teacher.post(`/me/passkeys/${passkey.id}/remove`, { password })).status).toBe(429)
})

it('the site is that of the public address, whatever host the request names', async () => {
  const { payload } = await context.server.inject({
    method: 'POST',
    url: '/api/v1/session/passkey_options',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(JSON.parse(payload)).toMatchObject({ rpId: steps.site.rpId, userVerification: 'required' })
})

it('a failure of one computer keeps no other out, and a device that signs in by a passkey is known for passwords', async () => {
  const { teacher, device } = await steps.arrive()
  const stranger = device.get(await steps.challenge())
  for (let time = 0; time < 120; time += 1) await steps.signIn({ ...stranger, id: 'none', rawId: 'none' })
  const signed = await steps.signIn(device.get(await steps.challenge()))
  expect(signed.status).toBe(200)
  const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? ''
  const { email } = teacher.user
  for (let time = 0; time < 6; time += 1)
    await context.call('POST', '/session', { body: { email, password: `guess ${time}` } })
  expect((await context.call('POST', '/session', { body: { email, password } })).status).toBe(429)
  expect((await context.call('POST', '/session', { body: { email, password }, headers: { cookie } })).status).toBe(200)
})

it('the log names who adds, signs in and is refused, without a secret', async () => {
  const { teacher, device, passkey } = await steps.arrive()
  const good = device.get(await steps.challenge())
  const { body } = await steps.signIn(good)
  await steps.signIn(good)
  const who = { user_id: teacher.user.id }
  expect(told('passkey.added')).toMatchObject([{ ...who, passkey_id: passkey.id }])
  expect(told('session.opened').at(-1)).toMatchObject({ ...who, by: 'passkey' })
  expect(told('session.refused')).toMatchObject([{ ...who, token: 'passkey.refused' }])
  const log = JSON.stringify(lines)
  for (const secret of [body.token, good.response.signature, good.response.clientDataJSON])
    expect(log).not.toContain(secret)
})
