import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
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

interface Claim {
  id: string
  attempt: string
}

/**
 * Claims and composes a mail in one transaction. It takes a claim over whose attempt has handed nothing over: its server
 * was killed, or it may no longer do so. @returns null without a recipient, or where the mail may have left already
 */
async function claim(
  tx: Db,
  post: Post & { from: string },
  letter: MailJob,
  { id, attempt }: Claim,
): Promise<Mail | null> {
  const { clock, publicUrl, from } = post
  const recipient = await recipientOf(tx, letter)
  if (!recipient) return null
  const { kind, language } = letter
  const now = clock()
  const claimed = await tx
    .insert(mails)
    .values({ id, attempt, kind, language, address: recipient.email, claimed_at: now })
    .onConflictDoUpdate({
      target: mails.id,
      set: { attempt, claimed_at: now },
      setWhere: sql`${mails.handed_at} is null and ${mails.sent_at} is null`,
    })
    .returning({ id: mails.id })
  if (claimed.length === 0) return null
  const link = `${publicUrl}${await pathOf(tx, letter, recipient, now)}`
  const content = await contentOf(tx, letter, { recipient, from, clock, publicUrl })
  return compose(letter, recipient, { link, content })
}

/** A receiver's claim on a message is one, however many jobs were queued for it; for other mails it is the job's. */
const claimId = (letter: MailJob, job: string): string =>
  letter.kind === 'message' ? uuidOf(`message ${letter.message_id} ${letter.user_id}`) : job

/** The row of a mail while an attempt has its claim. */
const isOf = ({ id, attempt }: Claim) => and(eq(mails.id, id), eq(mails.attempt, attempt))

/** Another attempt has taken the mail over, and answers for it. */
class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** Notes that the content of a mail leaves now; one attempt alone can. */
async function handOver({ db, clock }: Post, claimed: Claim): Promise<void> {
  const handed = await db
    .update(mails)
    .set({ handed_at: clock() })
    .where(and(isOf(claimed), isNull(mails.handed_at)))
    .returning({ id: mails.id })
  if (handed.length === 0) throw new ClaimLost('Another attempt sends this mail.')
}

/** Whether an error or its cause says that another attempt has the mail. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && (error instanceof ClaimLost || (error instanceof MailRefused && isLost(error.cause)))

/**
 * Sends a mail once. Until its content leaves, a later attempt takes it over, so that a server that is killed loses no
 * mail; from then on none does, so that no mail arrives twice. The claim is released where it is certain that the mail
 * was not sent.
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
    const claimed: Claim = { id: claimId(letter, job), attempt: randomUUID() }
    const mail = await db.transaction((tx) => claim(tx, { ...post, from: transport.from }, letter, claimed))
    if (!mail) return
    const messageId = `<${claimed.id}@${new URL(publicUrl).hostname}>`
    try {
      await transport.send(mail, { messageId, handOver: () => handOver(post, claimed) })
    } catch (error) {
      if (isLost(error)) return
      if (error instanceof MailRefused) await db.delete(mails).where(isOf(claimed))
      throw error
    }
    const { subject, text, html, calendar } = mail
    await db
      .update(mails)
      .set({ sent_at: clock(), ...(transport.keeps && { subject, text, html, calendar: calendar?.content }) })
      .where(isOf(claimed))
  }
