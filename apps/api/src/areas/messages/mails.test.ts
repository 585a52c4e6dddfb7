import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unities, users } from '../../db/schema/index.ts'
import { makeJobsDue, sendNow } from '../../testing/messages.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
  await context.db.update(unities).set({ time_zone: 'America/Sao_Paulo' }).where(eq(unities.id, 1))
})
afterAll(() => context.close())

const mailsTo = async (address: string) => (await context.mails()).filter((mail) => mail.address === address)

/** The seconds that the queued mails of a user wait. */
async function waitsOf(user_id: number): Promise<number[]> {
  const { rows }: { rows: { seconds: number }[] } = Object(
    await context.db.execute(sql`
      select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
      where name = 'mail' and state = 'created' and (data ->> 'user_id')::int = ${user_id}`),
  )
  return rows.map(({ seconds }) => seconds)
}

async function write(changes: Parameters<typeof sendNow>[3] = {}, language?: 'en' | 'pt') {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  const receiver = await context.arrive()
  if (language) await context.db.update(users).set({ language }).where(eq(users.id, receiver.user.id))
  const id = await sendNow(context, teacher, { user_ids: [receiver.user.id] }, { mail: true, ...changes })
  return { teacher, receiver, id, email: receiver.user.email }
}

it('a mail waits ten minutes, and comes in the language of its receiver, with the lines of the text', async () => {
  const { receiver, email } = await write({}, 'pt')
  expect(await mailsTo(email)).toEqual([])
  expect(await waitsOf(receiver.user.id)).toEqual([600])
  await makeJobsDue(context)
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Segunda sem aula', language: 'pt', kind: 'message' })
  expect(mail?.text).toContain('\n\nA escola está fechada.\nAté terça.\n\n')
  expect(mail?.html).toContain('A escola está fechada.<br>Até terça.')
  expect(mail?.links).toEqual(['http://localhost:3000/notifications'])
})

it('words of the other language say which it is, and html of the author stays text', async () => {
  const title_en = '<b>Closed</b> $t(mails.school) {{text}}'
  const { email } = await write({ title_en, text_en: 'See https://example.com', title_pt: '', text_pt: '' }, 'pt')
  await makeJobsDue(context)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe(title_en)
  expect(mail?.html).toContain('<html lang="pt-BR">')
  expect(mail?.html).toMatch(/<h1 lang="en"[^>]*>&lt;b&gt;Closed&lt;\/b&gt;/)
  expect(mail?.html).toMatch(/<p lang="en"[^>]*>See https:\/\/example\.com<\/p>/)
})

it('is not sent of a message that was recalled meanwhile, nor where none was asked for', async () => {
  const recalled = await write()
  await recalled.teacher.post(`/messages/${recalled.id}/recall`)
  const { email } = await write({ mail: false })
  await makeJobsDue(context)
  expect(await mailsTo(recalled.email)).toEqual([])
  expect(await mailsTo(email)).toEqual([])
})

it('is sent once, however many jobs were queued for it', async () => {
  const { receiver, id, email } = await write()
  const data = { kind: 'message' as const, language: 'en' as const, user_id: receiver.user.id, message_id: id }
  await context.jobs.sendDelayed('mail', [
    { data, seconds: 0 },
    { data, seconds: 0 },
  ])
  await makeJobsDue(context)
  expect(await mailsTo(email)).toHaveLength(1)
})

it('waits for the morning of its receiver, also where its job comes late', async () => {
  // 22:00 in São Paulo.
  context.wait(13 * 3_600_000)
  const { receiver, email } = await write()
  expect(await waitsOf(receiver.user.id)).toEqual([10 * 3600])
  await makeJobsDue(context)
  expect(await mailsTo(email)).toEqual([])
  expect(await waitsOf(receiver.user.id)).toEqual([10 * 3600])
  context.wait(10 * 3_600_000)
  await makeJobsDue(context)
  expect(await mailsTo(email)).toHaveLength(1)
})
