import { sql, type SQL } from 'drizzle-orm'
import type { SortKey } from '../../db/keyset.ts'
import { enrolments, users } from '../../db/schema/index.ts'
import type { Along } from '../../db/search.ts'
import type { Query } from './filter.ts'

/** Whether the list is sorted by when people came, and not by their names. */
export const isByTime = ({ sort }: Query) => sort?.endsWith('created_at') ?? false

/**
 * The sort keys of both halves and of their union: by folded name unless the query asks for another, accounts before
 * codes.
 */
export function keysOf(query: Query, { accounts, codes }: Record<'accounts' | 'codes', { along: Along }>) {
  const desc = query.sort?.startsWith('-') ?? false
  const by = (
    { name, created_at }: Pick<typeof users | typeof enrolments, 'name' | 'created_at'>,
    along: Along,
  ): SortKey => {
    // The no-op expressions keep the planner from scanning the order's index where the index of words is the better one.
    const [time, text] = query.term && along === 'words' ? [sql` + interval '0'`, sql` || ''`] : [sql``, sql``]
    return isByTime(query)
      ? { by: sql`${created_at}${time}`, type: 'timestamptz', desc }
      : { by: sql`plain_text(${name})${text}`, type: 'text', desc }
  }
  const key = (one: SQL, type: SortKey['type']): SortKey => ({ by: one, type, desc })
  const [account, invitation] = [key(sql`0`, 'integer'), key(sql`1`, 'integer')]
  return {
    accounts: [by(users, accounts.along), account, key(sql`${users.id}`, 'integer'), key(sql`''::text`, 'text')],
    codes: [by(enrolments, codes.along), invitation, key(sql`0`, 'integer'), key(sql`${enrolments.code}`, 'text')],
    all: [
      isByTime(query) ? key(sql`shown.created_at`, 'timestamptz') : key(sql`shown.folded`, 'text'),
      key(sql`(shown.id is null)::int`, 'integer'),
      key(sql`coalesce(shown.id, 0)`, 'integer'),
      key(sql`coalesce(shown.code, '')`, 'text'),
    ],
  }
}
