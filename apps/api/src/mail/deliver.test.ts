import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolments, links, mails, users } from '../db/schema/index.ts'
import { createServerOn, databases } from '../testing/databases.ts'
import type { TestServer } from '../testing/test-server.ts'
import { readCalendar } from '../testing/read-calendar.ts'
import { addPerson } from '../testing/school.ts'
import { addClass } from '../testing/unit.ts'
import type { Mail } from './compose.ts'
import { mailWorker } from './deliver.ts'
import { checkLink } from './links.ts'
import type { MailJob } from '../jobs/mail-job.ts'
import type { Transport } from './transport.ts'

describe.each(databases)('a mail, queued in %s', (database) => {
  let context: TestServer
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const queue = (letter: MailJob) => context.jobs.send('mail', letter)
  const mailsTo = async (address: string) => (await context.mails()).filter((mail) => mail.address === address)
  /** The worker itself, with a transport that counts. */
  function worker(send: (mail: Mail) => Promise<void> = async () => undefined) {
    const sent: Mail[] = []
    const transport: Transport = {
      keeps: false,
      from: 'house@example.com',
      send: async (mail, { handOver }) => {
        await send(mail)
        await handOver()
        sent.push(mail)
      },
    }
    const { db, clock, publicUrl, jobs } = context
    const run = mailWorker({ db, clock, publicUrl, jobs, canWrite: async () => true }, transport)
    return { sent, run }
  }

  it('reaches whom it is for, with a link of its own', async () => {
    const { email } = await addPerson(context.db)
    await queue({ kind: 'forgotPassword', language: 'en', email: email.toUpperCase() })
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Set a new password', language: 'en' })
    expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/change-password\/[\w-]{43}$/)])
    expect(mail?.html).toContain(mail?.links[0])
  })

  it('is sent once although its job runs several times at once', async () => {
    const { id, email } = await addPerson(context.db)
    const { sent, run } = worker()
    const job = crypto.randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => run({ kind: 'forgotPassword', language: 'en', email }, job)))
    await run({ kind: 'forgotPassword', language: 'en', email }, job)
    expect(sent).toHaveLength(1)
    expect(await context.db.select().from(links).where(eq(links.user_id, id))).toHaveLength(1)
  })

  it.each([
    ['is sent when its server died before anything left', false],
    ['is not sent again when its server died between sending and saying so', true],
  ])('%s', async (_, hasLeft) => {
    const { id, email } = await addPerson(context.db)
    const { sent, run } = worker()
    const job = crypto.randomUUID()
    const at = context.clock()
    const claimed = { id: job, kind: 'welcome', language: 'en', address: email, claimed_at: at }
    await context.db.insert(mails).values({ ...claimed, handed_at: hasLeft ? at : null })
    await run({ kind: 'welcome', language: 'en', user_id: id }, job)
    expect(sent).toHaveLength(hasLeft ? 0 : 1)
  })

  it('goes out by the last attempt alone, with its link, where an earlier one is still on its way', async () => {
    const { email } = await addPerson(context.db)
    const [started, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = worker(() => {
      started.resolve()
      return goOn.promise
    })
    const quick = worker()
    const job = crypto.randomUUID()
    const first = slow.run({ kind: 'forgotPassword', language: 'en', email }, job)
    await started.promise
    await quick.run({ kind: 'forgotPassword', language: 'en', email }, job)
    goOn.resolve()
    await first
    expect([slow.sent.length, quick.sent.length]).toEqual([0, 1])
    const [token = ''] = /[\w-]{43}/.exec(quick.sent[0]?.text ?? '') ?? []
    await expect(checkLink(context.db, 'password', token, context.clock())).resolves.toBeUndefined()
  })

  it('is not sent when what asked for it is rolled back, and is when that holds', async () => {
    const { id, email } = await addPerson(context.db)
    const letter: MailJob = { kind: 'welcome', language: 'pt', user_id: id }
    const failing = context.db.transaction(async (tx) => {
      await context.jobs.send('mail', letter, tx)
      throw new Error('The code was used meanwhile.')
    })
    await expect(failing).rejects.toThrow('The code was used meanwhile.')
    expect(await mailsTo(email)).toEqual([])
    await context.db.transaction((tx) => context.jobs.send('mail', letter, tx))
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Boas-vindas à The House' }])
  })

  it('about a password is not sent to a user who is unknown, disabled or has not registered', async () => {
    const disabled = await addPerson(context.db, { disabled_at: context.clock() })
    const invited = await addPerson(context.db)
    await context.db.update(users).set({ password_hash: null }).where(eq(users.id, invited.id))
    const before = (await context.mails()).length
    for (const email of ['nobody@example.com', disabled.email, invited.email]) {
      await queue({ kind: 'forgotPassword', language: 'en', email })
    }
    expect(await context.mails()).toHaveLength(before)
    expect(await context.db.select().from(links).where(eq(links.user_id, disabled.id))).toEqual([])
  })

  it.each([
    ['is free', {}, true],
    ['is for this e-mail', { ownEmail: true }, true],
    ['is for another e-mail', { email: 'other@example.com' }, false],
    ['is for this CPF', { cpf: '52998224725' }, true],
    ['is for another CPF', { cpf: '11144477735' }, false],
    ['is used', { used_at: new Date() }, false],
  ])(
    'about another code goes out only where it may: the code %s',
    async (_name, { ownEmail, ...enrolled }: Enrolled, goes) => {
      const { id, email } = await addPerson(context.db)
      await context.db.update(users).set({ cpf: '52998224725' }).where(eq(users.id, id))
      const code = `CODE-${id}`
      const own = ownEmail ? { email } : {}
      await context.db
        .insert(enrolments)
        .values({ code, profile: 'STUDENT', unity_id: 1, name: 'Ana', ...enrolled, ...own })
      await queue({ kind: 'changeCode', language: 'en', email, code })
      const sent = await mailsTo(email)
      expect(sent).toHaveLength(goes ? 1 : 0)
      expect(sent.every(({ text }) => text.includes(code) && /\/change-code\/[\w-]{43}\n/.test(text))).toBe(true)
    },
  )

  it('about a class invites in the name of its sender, once, and leaves nothing of that where a mail server sends it', async () => {
    const { id: user_id } = await addPerson(context.db)
    const [start, end] = ['2026-03-20T22:30:00Z', '2026-03-20T23:30:00Z']
    const class_id = await addClass(context.db, { unity_id: 1, start, students: [user_id] })
    const before = { start_date: start, end_date: end }
    const { sent, run } = worker()
    const letter = {
      kind: 'classChange',
      language: 'en',
      user_id,
      class_id,
      sequence: 0,
      change: 'PLACE',
      before,
    } as const
    const job = crypto.randomUUID()
    await Promise.all([run(letter, job), run(letter, job)])
    await run(letter, job)
    expect(sent.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST'])
    expect(readCalendar(sent[0]?.calendar?.content ?? '').events).toMatchObject([
      { uid: `class-${class_id}@localhost`, organizer: 'mailto:house@example.com' },
    ])
    const [kept] = await context.db.select().from(mails).where(eq(mails.id, job))
    expect(kept).toMatchObject({ sent_at: context.clock(), text: null, calendar: null })
  })

  it('leaves nothing of its text in the database where a mail server sends it', async () => {
    const { email } = await addPerson(context.db)
    const job = crypto.randomUUID()
    await worker().run({ kind: 'forgotPassword', language: 'en', email }, job)
    const [kept] = await context.db.select().from(mails).where(eq(mails.id, job))
    expect(kept).toMatchObject({ address: email, sent_at: context.clock(), subject: null, text: null, html: null })
  })
})

interface Enrolled {
  ownEmail?: boolean
  email?: string
  cpf?: string
  used_at?: Date
}
