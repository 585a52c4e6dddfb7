import {
  allows,
  DomainError,
  limits,
  type AnswerOf,
  type BodyOf,
  type passkeyCalls,
  type Session,
} from '@the-house/domain'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { passkeys, users } from '../../db/schema/index.ts'
import { openSession } from '../../plugins/store-session.ts'
import { firstUnit, type SignInOrigin } from '../session/service.ts'
import { findUser } from '../users/service.ts'
import { keepChallenge, verifyAnswer } from './challenges.ts'
import { handleOf, relyingParty } from './relying-party.ts'

/** Begins to sign in by a passkey: nobody is named, so that the answer tells of no account. */
export async function beginPasskeySignIn(
  context: AppContext,
): Promise<AnswerOf<typeof passkeyCalls.beginPasskeySignIn>> {
  const { id: rpId } = relyingParty(context)
  const timeout = limits.passkeyMinutes * 60_000
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, timeout, userVerification: 'required' })
  await keepChallenge(context, challenge, null)
  return { challenge, rpId, timeout, userVerification: 'required' }
}

type Credential = BodyOf<typeof passkeyCalls.passkeySignIn>['credential']

async function find({ db }: AppContext, credential_id: string) {
  const [found] = await db
    .select({
      passkey: { id: passkeys.id, public_key: passkeys.public_key, counter: passkeys.counter },
      user: {
        id: users.id,
        unity_id: firstUnit,
        profile: users.profile,
        admin: users.admin,
        password_hash: users.password_hash,
      },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user_id))
    .where(eq(passkeys.credential_id, credential_id))
  return found
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>

/** The counter of the device after its signature; undefined: it is no right one to a challenge of the last minutes. */
async function verify(
  context: AppContext,
  { id, rawId, type, response }: Credential,
  { passkey: { public_key, counter }, user }: Found,
): Promise<number | undefined> {
  const rp = relyingParty(context)
  const { userHandle, ...signed } = response
  // WebAuthn asks that a device which names the owner names this one.
  if (userHandle && userHandle !== Buffer.from(handleOf(user.id)).toString('base64url')) return undefined
  const answer = await verifyAnswer(context, null, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { ...signed, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: true,
    }),
  )
  return answer?.verified ? answer.authenticationInfo.newCounter : undefined
}

/** Whose passkey it is, for the log of refusals. */
export async function ownerOf({ db }: AppContext, { id }: Credential): Promise<{ user_id: number } | undefined> {
  const [found] = await db.select({ user_id: passkeys.user_id }).from(passkeys).where(eq(passkeys.credential_id, id))
  return found
}

/**
 * Counts a signature. @returns whether the passkey is still there and no other signature has counted as far meanwhile:
 * of two at once with one counter, one is of a copy
 */
async function count(tx: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const isAhead = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const counted = await tx
    .update(passkeys)
    .set({ counter, last_used_at: now })
    .where(and(eq(passkeys.id, id), isAhead))
    .returning({ id: passkeys.id })
  return counted.length > 0
}

/**
 * Signs in by a passkey; every refusal is alike. No limit counts the failures: a signature cannot be guessed, and a
 * limit by network would let one computer of a lab keep the staff out.
 */
export async function passkeySignIn(
  context: AppContext,
  credential: Credential,
  language: SignInOrigin['language'],
): Promise<Session> {
  const { db, clock } = context
  const found = await find(context, credential.id)
  const counter = found && (await verify(context, credential, found))
  if (!found || counter === undefined) throw new DomainError('passkey.refused')
  const { id, unity_id, password_hash, profile, admin } = found.user
  // Who is no staff any more has no passkeys either; of disabled users no session opens.
  const isStaff = allows('manageTeaching', { profile, admin, roles: [], unity_id })
  if (!password_hash || !isStaff) throw new DomainError('passkey.refused')
  const token = await db.transaction(async (tx) => {
    const opened = await openSession(tx, { id, unity_id, password_hash, language }, clock())
    if (!opened || !(await count(tx, found.passkey.id, counter, clock()))) throw new DomainError('passkey.refused')
    return opened
  })
  return { token, user: await findUser(context, { id, unity_id }) }
}
