import { allows, DomainError, type Permission } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { unities, users } from '../db/schema/index.ts'
import type { ImportRow } from './import-row.ts'
import { sessionUser, sessionUserColumns } from '../plugins/session-user.ts'

/** Refuses where the sender of an import may not do it any more. */
export async function assertSender(
  tx: Db,
  { user_id, options }: Pick<ImportRow, 'user_id' | 'options'>,
  permission: Permission,
): Promise<void> {
  const [found] = await tx
    .select(sessionUserColumns)
    .from(users)
    .innerJoin(unities, eq(unities.id, options.unity_id))
    .where(eq(users.id, user_id))
  const isAllowed = found && !found.disabled_at && allows(permission, sessionUser(found, undefined))
  if (!isAllowed) throw new DomainError('access.denied')
}
