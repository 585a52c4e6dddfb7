import { and, eq, exists, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { class_students, class_waiting, classes, enrolments, messages, users } from '../db/schema/index.ts'
import type { MailJob } from '../jobs/mail-job.ts'

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  cpf: users.cpf,
  birthday: users.birthday,
  profile: users.profile,
}
const isActive = and(isNotNull(users.password_hash), isNull(users.disabled_at))

async function find(db: Db, ...who: SQL[]) {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(...who, isActive))
  return found ?? null
}

type Account = NonNullable<Awaited<ReturnType<typeof find>>>

export interface Recipient extends Pick<Account, 'name' | 'email'> {
  /** null for a recipient without an account. */
  id: number | null
  profile?: Account['profile']
}

/** Returns the recipient of a code while it is unused. */
async function findInvited(db: Db, code: string): Promise<Recipient | null> {
  const { name, email } = enrolments
  const [found] = await db
    .select({ name, email })
    .from(enrolments)
    .where(and(eq(enrolments.code, code), isNull(enrolments.used_at)))
  return found?.email ? { id: null, name: found.name, email: found.email } : null
}

/** Whether a user proves what an enrolment names; what the account does not say proves nothing. */
const proves = (own: string | null, named: string | null) => named === null || own === named

/**
 * Whether an unused code may belong to the user: by its e-mail, or else by each of birthday and CPF that the enrolment
 * names; a teacher's without an e-mail belongs to nobody.
 */
async function fits(db: Db, code: string, { email, cpf, birthday }: Account): Promise<boolean> {
  const [enrolled] = await db
    .select({
      email: enrolments.email,
      cpf: enrolments.cpf,
      birthday: enrolments.birthday,
      profile: enrolments.profile,
    })
    .from(enrolments)
    .where(and(eq(enrolments.code, code), isNull(enrolments.used_at)))
  if (!enrolled || (enrolled.profile === 'TEACHER' && enrolled.email === null)) return false
  // The mail itself proves an e-mail; an account without a CPF contradicts none.
  if (enrolled.email !== null) return enrolled.email === email && (cpf === null || proves(cpf, enrolled.cpf))
  return proves(cpf, enrolled.cpf) && proves(birthday, enrolled.birthday)
}

/** The condition that the user still has a booking in a class that is not cancelled. */
const comesTo = (db: Db, class_id: number) =>
  exists(
    db
      .select({ id: classes.id })
      .from(class_students)
      .innerJoin(classes, and(eq(classes.id, class_students.class_id), isNull(classes.cancelled_at)))
      .where(and(eq(class_students.class_id, class_id), eq(class_students.user_id, users.id))),
  )

/** The condition that a message of the school was not recalled. */
const isNotRecalled = (db: Db, message_id: number) =>
  exists(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.id, message_id), isNull(messages.recalled_at))),
  )

/**
 * The condition that a change of a class concerns the user and that no later one does: the user comes, waits or teaches, or is covered by a substitute;
 * who was released has not come by another place since.
 */
function isToBeTold(db: Db, { class_id, sequence, change }: Extract<MailJob, { kind: 'classChange' }>) {
  const rowOf = (table: typeof class_students | typeof class_waiting) =>
    exists(
      db
        .select({ id: table.user_id })
        .from(table)
        .where(and(eq(table.class_id, class_id), eq(table.user_id, users.id))),
    )
  const [isBooked, isWaiting] = [rowOf(class_students), rowOf(class_waiting)]
  const concerns =
    change === 'RELEASED'
      ? not(isBooked)
      : or(isBooked, isWaiting, eq(classes.teacher_id, users.id), eq(classes.substitute_for, users.id))
  return exists(
    db
      .select({ id: classes.id })
      .from(classes)
      .where(and(eq(classes.id, class_id), eq(classes.sequence, sequence), concerns)),
  )
}

/** The condition that a class of the letter has had no later change. */
const isCurrent = (db: Db, letter: Extract<MailJob, { kind: 'classChanges' }>) =>
  exists(
    db
      .select({ id: classes.id })
      .from(classes)
      .where(
        inArray(
          sql`(${classes.id}, ${classes.sequence})`,
          letter.classes.map(({ class_id, sequence }) => sql`(${class_id}::int, ${sequence}::int)`),
        ),
      ),
  )

/** Returns the recipient of a mail, or null where no user may receive it. */
export async function recipientOf(db: Db, letter: MailJob): Promise<Recipient | null> {
  if (letter.kind === 'invitation') return findInvited(db, letter.code)
  if (letter.kind === 'welcome' || letter.kind === 'passkeyAdded' || letter.kind === 'passkeyRemoved')
    return find(db, eq(users.id, letter.user_id))
  if (letter.kind === 'place') return find(db, eq(users.id, letter.user_id), comesTo(db, letter.class_id))
  if (letter.kind === 'message') return find(db, eq(users.id, letter.user_id), isNotRecalled(db, letter.message_id))
  if (letter.kind === 'classChange') return find(db, eq(users.id, letter.user_id), isToBeTold(db, letter))
  if (letter.kind === 'classChanges') return find(db, eq(users.id, letter.user_id), isCurrent(db, letter))
  const found = await find(db, eq(users.email, letter.email.toLowerCase()))
  if (letter.kind === 'forgotPassword' || !found) return found
  return (await fits(db, letter.code, found)) ? found : null
}
