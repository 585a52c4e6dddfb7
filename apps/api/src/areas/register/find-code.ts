import { codesTyped } from '@the-house/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'

/** Selects the enrolment of a code however it is typed; a school's own code goes before a generated one. */
export const findCode = (db: Db, typed: string) =>
  db
    .select()
    .from(enrolments)
    .where(inArray(enrolments.code, codesTyped(typed)))
    .orderBy(sql`${enrolments.code} <> ${typed}`)
    .limit(1)
