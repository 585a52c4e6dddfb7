import type { SentTestStatus } from '@the-house/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { keysetPage } from '../../db/keyset.ts'
import { groupRows, isGroupInScope } from '../../db/unit-groups.ts'
import { sendingInSchool, sent_tests } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** What is read from `sent_tests` by its indexes. */
export interface Part {
  unity_id?: number | undefined
  config_test_id?: number | undefined
  statuses?: readonly SentTestStatus[] | undefined
}

interface Reading {
  page: number
  size: number
  at?: string | undefined
}

/** The ids of a page of sent tests in the user's scope, the newest first, with the values of their sort keys. */
export async function newestOf(
  db: Db,
  user: AuthenticatedUser,
  { unity_id, config_test_id, statuses }: Part,
  reading: Reading,
) {
  const scope = { unity_id, teachers: true }
  const isInScope = isGroupInScope(db, user, scope)
  const groups = groupRows(db, user, scope)
  const inGroup = keysetPage(reading, [
    { by: isInScope ? sql`${sent_tests.sending_id}` : sendingInSchool(sent_tests), type: 'integer', desc: true },
    { by: sql`${sent_tests.test_id}`, type: 'integer', desc: true },
  ])
  const next = db
    .select({
      id: sql<number>`${sent_tests.test_id}`.as('sent_id'),
      sending: sql<number>`${sent_tests.sending_id}`.as('sent_by'),
    })
    .from(sent_tests)
    .where(
      and(
        isInScope && eq(sent_tests.unit_group_id, groups.group),
        config_test_id === undefined ? undefined : eq(sent_tests.config_test_id, config_test_id),
        statuses && inArray(sent_tests.status, [...statuses]),
        inGroup.where,
      ),
    )
    .orderBy(...inGroup.orderBy)
    .limit(inGroup.offset + inGroup.limit)
    .as('next')
  const page = keysetPage(reading, [
    { by: sql`${next.sending}`, type: 'integer', desc: true },
    { by: sql`${next.id}`, type: 'integer', desc: true },
  ])
  const rows = await db
    .select({ id: next.id, sending: next.sending })
    .from(groups)
    .crossJoinLateral(next)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)
  return page.inOrder(rows).map(({ id, sending }) => ({ id, values: [sending, id] }))
}
