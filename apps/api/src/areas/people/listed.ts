import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments, users } from '../../db/schema/index.ts'

/** Selects users as the list of people shows them. */
export const selectUsers = (db: Db) =>
  db
    .select({
      id: sql<number | null>`${users.id}`.as('id'),
      code: sql<string | null>`null::text`.as('code'),
      name: users.name,
      // Spelt as in the expression index.
      folded: sql<string>`plain_text(${users.name})`.as('folded'),
      email: sql<string | null>`${users.email}`.as('email'),
      cpf: users.cpf,
      profile: users.profile,
      admin: users.admin,
      disabled_at: users.disabled_at,
      unity_id: users.unity_id,
      tribe_id: users.tribe_id,
      created_at: users.created_at,
    })
    .from(users)

/** Selects enrolments with the same columns. */
export const selectEnrolments = (db: Db) =>
  db
    .select({
      id: sql<number | null>`null::integer`.as('id'),
      code: sql<string | null>`${enrolments.code}`.as('code'),
      name: enrolments.name,
      folded: sql<string>`plain_text(${enrolments.name})`.as('folded'),
      email: sql<string | null>`${enrolments.email}`.as('email'),
      cpf: enrolments.cpf,
      profile: enrolments.profile,
      admin: sql<boolean>`false`.as('admin'),
      disabled_at: sql<Date | null>`null::timestamptz`.as('disabled_at'),
      unity_id: enrolments.unity_id,
      tribe_id: enrolments.tribe_id,
      created_at: enrolments.created_at,
    })
    .from(enrolments)
