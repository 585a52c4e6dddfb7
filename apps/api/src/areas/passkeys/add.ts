import { DomainError, limits, type AnswerOf, type BodyOf, type Passkey, type passkeyCalls } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { desc, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { passkeys, users } from '../../db/schema/index.ts'
import { keepChallenge, verifyAnswer } from './challenges.ts'
import { provePassword } from './prove-password.ts'
import { algorithms, handleOf, relyingParty } from './relying-party.ts'

type Row = typeof passkeys.$inferSelect

const present = ({ id, name, created_at, last_used_at, synced }: Row): Passkey => ({
  id,
  name,
  synced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

const rowsOf = (db: Db, user_id: number) =>
  db.select().from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(desc(passkeys.id))

/** Returns the passkeys of a user, the newest first. */
export const listPasskeys = async (db: Db, user_id: number) => ({ content: (await rowsOf(db, user_id)).map(present) })

/** Begins to add a passkey, for which the password is asked once more. @returns what the browser needs */
export async function beginPasskey(
  context: AppContext,
  user: AuthenticatedUser,
  password: string,
): Promise<AnswerOf<typeof passkeyCalls.beginPasskey>> {
  const owner = await provePassword(context, user.id, password)
  const known = await rowsOf(context.db, user.id)
  if (known.length >= limits.passkeysMax) throw new DomainError('passkey.many')
  const rp = relyingParty(context)
  const options = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userID: new TextEncoder().encode(handleOf(user.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout: limits.passkeyMinutes * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(context, options.challenge, user)
  return {
    ...options,
    timeout: limits.passkeyMinutes * 60_000,
    attestation: 'none',
    rp: { id: rp.id, name: rp.name },
    excludeCredentials: known.map((row) => ({ id: row.credential_id, type: 'public-key', transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

type Added = BodyOf<typeof passkeyCalls.addPasskey>

/** What a browser has answered to a challenge of this session; undefined: it is no such answer. */
async function readCredential(
  context: AppContext,
  user: AuthenticatedUser,
  { id, rawId, type, response }: Added['credential'],
) {
  const { transports = [], ...made } = response
  const rp = relyingParty(context)
  const verified = await verifyAnswer(context, user, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { id, rawId, type, response: { ...made, transports }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  return verified?.registrationInfo
}

/** Adds the passkey that the browser has made; a mail tells its owner. */
export async function addPasskey(
  context: AppContext,
  user: AuthenticatedUser,
  { name, credential }: Added,
  language: Language,
): Promise<Passkey> {
  const { db, clock, jobs } = context
  const user_id = user.id
  const found = await readCredential(context, user, credential)
  if (!found) throw new DomainError('passkey.refused')
  return db.transaction(async (tx) => {
    // The lock lets one after the other count them.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
    if ((await rowsOf(tx, user_id)).length >= limits.passkeysMax) throw new DomainError('passkey.many')
    const [row] = await tx
      .insert(passkeys)
      .values({
        user_id,
        name,
        credential_id: found.credential.id,
        public_key: Buffer.from(found.credential.publicKey).toString('base64url'),
        counter: found.credential.counter,
        transports: credential.response.transports ?? [],
        synced: found.credentialBackedUp,
        created_at: clock(),
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new DomainError('passkey.refused')
    await jobs.send('mail', { kind: 'passkeyAdded', language, user_id, name }, tx)
    return present(row)
  })
}
