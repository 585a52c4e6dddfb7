import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/index.ts'
import { assertWritable, type AppContext } from '../app-context.ts'
import type { Workers } from '../jobs/boss.ts'
import { compose, type Mail } from './compose.ts'
import { contentOf } from './content.ts'
import type { MailJob } from '../jobs/mail-job.ts'
import { pathOf } from './link.ts'
import { secondsToWait } from './night.ts'
import { recipientOf } from './recipient.ts'
import { MailRefused, type Transport } from './transport.ts'
import { uuidOf } from './uuid-of.ts'

/** What the mail worker needs of the context. */
export type Post = Pick<AppContext, 'db' | 'clock' | 'publicUrl' | 'canWrite' | 'jobs'>

/**
 * Claims and composes a mail in one transaction. @returns null without a recipient, or where another attempt has the
 * claim
 */
async function claim(tx: Db, post: Post & { from: string }, letter: MailJob, id: string): Promise<Mail | null> {
  const { clock, publicUrl, from } = post
  const recipient = await recipientOf(tx, letter)
  if (!recipient) return null
  const { kind, language } = letter
  const now = clock()
  const claimed = await tx
    .insert(mails)
    .values({ id, kind, language, address: recipient.email, claimed_at: now })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (claimed.length === 0) return null
  const link = `${publicUrl}${await pathOf(tx, letter, recipient, now)}`
  const content = await contentOf(tx, letter, { recipient, from, clock, publicUrl })
  return compose(letter, recipient, { link, content })
}

/** A receiver's claim on a message is one, however many jobs were queued for it; for other mails it is the job's. */
const claimId = (letter: MailJob, job: string): string =>
  letter.kind === 'message' ? uuidOf(`message ${letter.message_id} ${letter.user_id}`) : job

/**
 * Sends a mail at most once: its claim makes the job idempotent. The claim is released only where it is certain that
 * the mail was not sent: a crash between sending and recording leaves a claim that no retry takes.
 */
export const mailWorker =
  (post: Post, transport: Transport): Workers['mail'] =>
  async (letter, job) => {
    const { db, clock, publicUrl, jobs } = post
    await assertWritable(post)
    const seconds = await secondsToWait(db, letter, clock())
    if (seconds > 0) {
      await jobs.sendDelayed('mail', [{ data: letter, seconds }])
      return
    }
    const id = claimId(letter, job)
    const mail = await db.transaction((tx) => claim(tx, { ...post, from: transport.from }, letter, id))
    if (!mail) return
    try {
      await transport.send(mail, `<${id}@${new URL(publicUrl).hostname}>`)
    } catch (error) {
      if (error instanceof MailRefused) await db.delete(mails).where(eq(mails.id, id))
      throw error
    }
    const { subject, text, html, calendar } = mail
    await db
      .update(mails)
      .set({ sent_at: clock(), ...(transport.keeps && { subject, text, html, calendar: calendar?.content }) })
      .where(eq(mails.id, id))
  }
