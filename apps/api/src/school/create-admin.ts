import { limits, type Profile } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { boolean, object, string } from 'yup'
import { newLink } from '../mail/links.ts'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/index.ts'
import { command, type Tools } from './command.ts'
import { insertAdmin } from './insert-admin.ts'
import { defaultZone, email, profile, timeZone } from './options.ts'
import type { Place } from './places.ts'
import { insertUnit, readUnits } from './read-places.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

interface WantedUnit {
  unit?: string | undefined
  'time-zone'?: string | undefined
}

/** Returns the named unit, else the oldest one; creates it in a school without units. */
async function unitFor(tx: Db, { unit: name, 'time-zone': zone }: WantedUnit): Promise<Place & { founded: boolean }> {
  const units = await readUnits(tx)
  const [oldest] = units.names
  if (oldest === undefined) {
    if (!name) throw new Refusal(texts.foundingUnit)
    return { ...(await insertUnit(tx, { name, time_zone: zone ?? defaultZone })), founded: true }
  }
  if (zone) throw new Refusal(texts.zoneOfKnownUnit)
  const found = units.find(name ?? oldest)
  if (!found) throw new Refusal(texts.unitUnknown(name ?? oldest, units.names))
  if (found.archived) throw new Refusal(texts.unitArchived(found.name))
  return { ...found, founded: false }
}

async function passwordLink(tx: Db, user_id: number, { clock, publicUrl }: Tools): Promise<string> {
  const token = await newLink(tx, { kind: 'password', user_id }, clock())
  return texts.link(`${publicUrl}/change-password/${token}`, limits.linkMinutes)
}

async function promote(tx: Db, account: string, tools: Tools): Promise<string> {
  const [user] = await tx.update(users).set({ admin: true }).where(eq(users.email, account)).returning()
  if (!user) throw new Refusal(texts.emailAbsent(account))
  const said = texts.promoted(user.name, account)
  // A user without a password would otherwise be locked out once the first link has expired.
  return user.password_hash ? said : `${said}\n${await passwordLink(tx, user.id, tools)}`
}

interface NewAdmin extends WantedUnit {
  name: string
  email: string
  profile: Profile
}

async function make(tx: Db, { name, email, profile, ...wanted }: NewAdmin, tools: Tools): Promise<string> {
  const [there] = await tx.select({ name: users.name }).from(users).where(eq(users.email, email))
  if (there) throw new Refusal(texts.emailThere(email, there.name))
  const { id: unity_id, name: unit, founded } = await unitFor(tx, wanted)
  const id = await insertAdmin(tx, { name, email, profile, unity_id }, tools.clock())
  const said = [texts.adminMade(name, unit), await passwordLink(tx, id, tools)]
  return [...(founded ? [texts.founded(unit)] : []), ...said].join('\n')
}

/** Creates an administrator without a password, and a link to set one. */
export const createAdmin = command({
  options: {
    name: { type: 'string' },
    email: { type: 'string' },
    unit: { type: 'string' },
    'time-zone': { type: 'string' },
    profile: { type: 'string' },
    promote: { type: 'boolean' },
  },
  schema: object({
    name: string()
      .trim()
      .when('promote', { is: true, otherwise: (name) => name.required(texts.missing('name')) })
      .default(''),
    email: email(),
    unit: string().trim(),
    'time-zone': timeZone(),
    profile: profile().default('TEACHER'),
    promote: boolean().default(false),
  }),
  run: (tools, { promote: isPromotion, ...admin }) =>
    tools.db.transaction((tx) => (isPromotion ? promote(tx, admin.email, tools) : make(tx, admin, tools))),
})
