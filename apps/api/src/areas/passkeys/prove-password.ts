import { DomainError } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import { users } from '../../db/schema/index.ts'
import { isPassword } from '../session/password.ts'

/** Authenticates the caller once more: refuses a wrong password, at the field that the forms call `password`. */
export const provePassword = (context: AppContext, user_id: number, password: string) =>
  withRateLimit(context, 'currentPassword', { user: user_id }, async () => {
    const [owner] = await context.db.select().from(users).where(eq(users.id, user_id))
    if (!owner || !(await isPassword(owner.password_hash, password)))
      throw new DomainError('password.wrong', { password: 'errors.password.wrong' })
    return owner
  })
