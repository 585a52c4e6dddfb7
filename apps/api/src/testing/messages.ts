import { apiBase, decodeWire, type MessageForm } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { jobsDone } from './mails.ts'
import type { Json, TestServer, Visitor } from './test-server.ts'

const nobody = { unity_ids: [], tribe_ids: [], user_ids: [], profiles: [], chapter_id: null }

/** The body of a message to an audience, each with a press of its own. */
export const messageTo = (audience: Partial<MessageForm['audience']>, changes: Partial<MessageForm> = {}) => ({
  press: crypto.randomUUID(),
  title_en: 'Closed on Monday',
  text_en: 'The school is closed.\nSee you on Tuesday.',
  title_pt: 'Segunda sem aula',
  text_pt: 'A escola está fechada.\nAté terça.',
  send_at: null,
  mail: false,
  ...changes,
  audience: { ...nobody, ...audience },
})

/** Sends a message and waits until it is delivered; returns its id. */
export async function sendNow(
  { db }: Pick<TestServer, 'db'>,
  sender: Visitor,
  ...message: Parameters<typeof messageTo>
): Promise<number> {
  const { status, body } = await sender.post('/messages', messageTo(...message))
  if (status !== 200) throw new Error(JSON.stringify(body))
  await jobsDone(db)
  return body.id
}

/** The notifications of a user as a portal in a language lists them. */
export async function notificationsOf({ server }: Pick<TestServer, 'server'>, { token }: Visitor, language = 'en') {
  const url = `${apiBase}/session/notifications`
  const headers = { authorization: token, 'accept-language': language }
  const { payload } = await server.inject({ url, headers })
  const answer: Json = decodeWire(JSON.parse(payload))
  return answer
}

/** Makes delayed jobs due, as if their time had come by the clock of the queue. */
export async function makeJobsDue({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`)
  await jobsDone(db)
}
