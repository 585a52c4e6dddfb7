import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/index.ts'
import { assertWritable, type House } from '../house.ts'
import type { Workers } from '../jobs/boss.ts'
import { compose, type Mail } from './compose.ts'
import type { Letter } from './letter.ts'
import { pathOf } from './link.ts'
import { recipientOf } from './recipient.ts'
import { MailRefused, type Transport } from './transport.ts'
import { valuesOf } from './values.ts'

/** What writing a mail needs of the house. */
export type Post = Pick<House, 'db' | 'clock' | 'publicUrl' | 'canWrite'>

/** Claims and writes a letter, both or neither; null where nobody gets it, or another try has it. */
async function claim(tx: Db, { clock, publicUrl }: Post, letter: Letter, id: string): Promise<Mail | null> {
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
  return compose(letter, recipient, { link, values: await valuesOf(tx, letter) })
}

/**
 * Sends a letter at most once. The claim is released only where it is certain that the mail has not left:
 * whoever dies between sending and saying so leaves a claim that no later try takes.
 */
export const mailWorker =
  (post: Post, transport: Transport): Workers['mail'] =>
  async (letter, id) => {
    const { db, clock, publicUrl } = post
    await assertWritable(post)
    const mail = await db.transaction((tx) => claim(tx, post, letter, id))
    if (!mail) return
    try {
      await transport.send(mail, `<${id}@${new URL(publicUrl).hostname}>`)
    } catch (error) {
      if (error instanceof MailRefused) await db.delete(mails).where(eq(mails.id, id))
      throw error
    }
    const { subject, text, html } = mail
    await db
      .update(mails)
      .set({ sent_at: clock(), ...(transport.keeps && { subject, text, html }) })
      .where(eq(mails.id, id))
  }
