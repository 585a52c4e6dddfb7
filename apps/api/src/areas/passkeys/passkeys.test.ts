import { limits } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkey_challenges, passkeys, users } from '../../db/schema/index.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { passkeySteps } from '../../testing/passkeys.ts'
import { password } from '../../testing/school.ts'
import { purgeChallenges } from './challenges.ts'

const refused = { status: 412, body: { token: 'passkey.refused' } }

describe.each(databases)('passkeys, on %s', (database) => {
  let context: ServerOn
  let steps: ReturnType<typeof passkeySteps>
  beforeAll(async () => {
    context = await createServerOn(database)
    steps = passkeySteps(context)
  })
  afterAll(() => context.close())

  it('a teacher adds one, is told by a mail, and signs in by it as often as wanted', async () => {
    const { teacher, device, passkey } = await steps.arrive()
    expect(passkey).toMatchObject({ name: 'My phone', synced: true, last_used_at: null })
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await steps.signIn(device.get(await steps.challenge()))
      expect([status, body.user.id]).toEqual([200, teacher.user.id])
      expect((await context.call('GET', '/me', { token: body.token })).status).toBe(200)
    }
    const [listed] = (await teacher.get('/me/passkeys')).body.content
    expect(listed).toMatchObject({ id: passkey.id, last_used_at: context.clock().toISOString() })
    const mails = (await context.mails()).filter(({ address }) => address === teacher.user.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['passkeyAdded'])
  })

  it('the password is asked before one is added, and students add none', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const wrong = await teacher.post('/me/passkeys/options', { password: 'guess' })
    expect(wrong).toMatchObject({ status: 412, body: { token: 'password.wrong' } })
    const student = await context.arrive()
    expect((await student.post('/me/passkeys/options', { password })).status).toBe(403)
  })

  it('an answer counts once, in the session that asked, within minutes', async () => {
    const [teacher, other] = [
      await context.arrive({ profile: 'TEACHER' }),
      await context.arrive({ profile: 'TEACHER' }),
    ]
    const credential = createAuthenticator(steps.site).create(await steps.begin(teacher))
    expect(await other.post('/me/passkeys', { name: 'Mine', credential })).toMatchObject(refused)
    const elsewhere = await context.signInAgain(teacher)
    expect(await elsewhere.post('/me/passkeys', { name: 'Elsewhere', credential })).toMatchObject(refused)
    expect(await steps.signIn(credential)).toMatchObject({ status: 412 })
    const late = createAuthenticator(steps.site).create(await steps.begin(teacher))
    context.wait(limits.passkeyMinutes * 60_000 + 1)
    expect(await teacher.post('/me/passkeys', { name: 'Late', credential: late })).toMatchObject(refused)
    const fresh = createAuthenticator(steps.site).create(await steps.begin(teacher))
    const twice = await Promise.all(
      [1, 2].map(() => teacher.post('/me/passkeys', { name: 'Twice', credential: fresh })),
    )
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
  ])('what was made for %s is refused', async (_, foreign) => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const credential = createAuthenticator({ ...steps.site, ...foreign }).create(await steps.begin(teacher))
    expect(await teacher.post('/me/passkeys', { name: 'Evil', credential })).toMatchObject(refused)
  })

  it('a sign-in is refused that is repeated, of an unknown key, not confirmed by its user, of a copy, forged, or of another owner', async () => {
    const { device } = await steps.arrive()
    const answer = device.get(await steps.challenge())
    expect((await steps.signIn(answer)).status).toBe(200)
    expect(await steps.signIn(answer)).toMatchObject(refused)
    expect(await steps.signIn(createAuthenticator(steps.site).get(await steps.challenge()))).toMatchObject(refused)
    expect(await steps.signIn(device.get(await steps.challenge(), { verified: false }))).toMatchObject(refused)
    expect((await steps.signIn(device.get(await steps.challenge()))).status).toBe(200)
    expect(await steps.signIn(device.get(await steps.challenge(), { counts: false }))).toMatchObject(refused)
    const { response, ...rest } = device.get(await steps.challenge())
    const forged = { ...rest, response: { ...response, signature: Buffer.from('none').toString('base64url') } }
    expect(await steps.signIn(forged)).toMatchObject(refused)
    const other = device.get(await steps.challenge())
    other.response.userHandle = Buffer.from('user-0').toString('base64url')
    expect(await steps.signIn(other)).toMatchObject(refused)
  })

  it('of two answers with one counter at once, of which one is a copy, one signs in, and counters never fall back', async () => {
    const { device, passkey } = await steps.arrive()
    expect((await steps.signIn(device.get(await steps.challenge()))).status).toBe(200)
    const original = device.get(await steps.challenge())
    const copy = device.get(await steps.challenge(), { counts: false })
    const answers = await Promise.all([steps.signIn(original), steps.signIn(copy)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const [earlier, later] = [device.get(await steps.challenge()), device.get(await steps.challenge())]
    await Promise.all([steps.signIn(later), steps.signIn(earlier)])
    const [row] = await context.db.select().from(passkeys).where(eq(passkeys.id, passkey.id))
    expect(row?.counter).toBe(4)
  })

  it('a disabled person does not come in, nor who is no staff any more; the password works beside it', async () => {
    const [{ teacher, device }, other] = [await steps.arrive(), await steps.arrive()]
    expect((await context.call('POST', '/session', { body: { email: teacher.user.email, password } })).status).toBe(200)
    await context.db.update(users).set({ disabled_at: context.clock() }).where(eq(users.id, teacher.user.id))
    expect(await steps.signIn(device.get(await steps.challenge()))).toMatchObject(refused)
    await context.db.update(users).set({ profile: 'STUDENT' }).where(eq(users.id, other.teacher.user.id))
    expect(await steps.signIn(other.device.get(await steps.challenge()))).toMatchObject(refused)
  })

  it('an account has ten, also where two are added at once', async () => {
    const { teacher, passkey } = await steps.arrive()
    const rows = Array.from({ length: limits.passkeysMax - 2 }, (_, index) => ({ ...passkey, id: undefined, index }))
    await context.db.insert(passkeys).values(
      rows.map(({ index }) => ({
        user_id: teacher.user.id,
        credential_id: `${teacher.user.id}-${index}`,
        public_key: '',
        name: `${index}`,
        synced: false,
        created_at: context.clock(),
      })),
    )
    const made = [createAuthenticator(steps.site), createAuthenticator(steps.site)]
    const credentials = [made[0]?.create(await steps.begin(teacher)), made[1]?.create(await steps.begin(teacher))]
    const added = await Promise.all(
      credentials.map((credential) => teacher.post('/me/passkeys', { name: 'x', credential })),
    )
    expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    expect((await steps.begin(teacher)).token).toBe('passkey.many')
  })

  it('challenges that nobody answers are deleted', async () => {
    await steps.challenge()
    context.wait(limits.passkeyMinutes * 60_000 + 1)
    await purgeChallenges(context.db, context.clock())
    expect(await context.db.$count(passkey_challenges)).toBe(0)
  })
})
