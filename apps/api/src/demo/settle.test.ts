import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { enrolments, sessions, users } from '../db/schema/index.ts'
import { addCode, newEmail, typed } from '../testing/enrolment.ts'
import { password } from '../testing/school.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { markDemo } from './mark.ts'
import { settleDemo } from './settle.ts'
import { demoLines } from './start-lines.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const seed = () => Promise.reject(new Error('This school is not empty.'))
const start = (environment: Record<string, string>) =>
  settleDemo({ ...context }, readConfig({ ...environment, DATABASE_URL: 'postgres://127.0.0.1/house' }), seed)
const signIn = (email: string) => context.call('POST', '/session', { body: { email, password } })
const claim = (code: string) => context.call('POST', '/register/valide', { body: typed({ code, email: newEmail() }) })

it('leaves a school of its own alone, whatever the settings say', async () => {
  const { user, get } = await context.arrive()
  expect(await start({ NODE_ENV: 'production' })).toMatchObject({ isDemo: false, isLocked: false })
  expect((await get('/me')).status).toBe(200)
  expect((await signIn(user.email)).status).toBe(200)
})

it('locks accounts, sessions and codes of a demonstration where it is refused, and opens them where it is allowed', async () => {
  await markDemo(context.db)
  const { user, get } = await context.arrive()
  const gone = await context.arrive()
  const before = context.clock()
  await context.db.update(users).set({ disabled_at: before }).where(eq(users.id, gone.user.id))
  const code = await addCode(context.db)
  context.wait(1000)

  expect(await start({ NODE_ENV: 'production' })).toMatchObject({ isDemo: false, isLocked: true })
  expect((await get('/me')).status).toBe(401)
  expect((await signIn(user.email)).body).toEqual({ token: 'session.invalid' })
  expect((await claim(code)).status).not.toBe(200)
  expect(await context.db.$count(sessions)).toBe(0)

  // A later start locks what was made in between, too.
  context.wait(1000)
  const between = await addCode(context.db)
  await start({ HOST: '0.0.0.0' })
  expect((await claim(between)).status).not.toBe(200)

  context.wait(1000)
  expect(await start({ NODE_ENV: 'production', DEMO: 'yes' })).toMatchObject({ isLocked: false })
  expect((await signIn(user.email)).status).toBe(200)
  expect((await signIn(gone.user.email)).body).toEqual({ token: 'session.invalid' })
  const free = await context.db.select().from(enrolments).where(eq(enrolments.code, between))
  expect(free).toMatchObject([{ used_at: null }])
})

const state = { isDemo: false, isPublic: false, refusal: null, isLocked: false }

it('says at the start what there is, and names accounts only where there are some', () => {
  const told = [
    state,
    { ...state, isDemo: true },
    { ...state, isDemo: true, isPublic: true },
    { ...state, refusal: 'NODE_ENV is production' },
    { ...state, refusal: 'NODE_ENV is production', isLocked: true },
  ].map((one) => demoLines(one))
  expect(told.map(([first = '']) => first)).toEqual([
    '',
    'This is the demonstration school, for this machine alone.',
    'This is the demonstration school, open to whoever reaches it (DEMO=yes); each page says so.',
    'There is no demonstration school, because NODE_ENV is production.',
    expect.stringMatching(/its accounts are locked, because NODE_ENV is production/),
  ])
  expect(told.map((lines) => lines.some((line) => line.includes('student@thehouse.test')))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(told[4]?.join(' ')).toMatch(/DATA_DIR.*DATABASE_URL.*DEMO=yes/)
})
