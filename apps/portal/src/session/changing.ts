import type { Unity, User } from '@the-house/domain'
import { getMe, postUnity } from '../api/session.ts'
import { authorization, renewal } from '../api/token.ts'
import { writeTabItem, tabKeys } from '../device/tab-storage.ts'
import { withLock } from '../device/web-lock.ts'
import { currentSession, storeNextSession } from './session.ts'

/** The old token is revoked by now: without a response of the server the user is built from what this page knows. */
async function userIn(unity: Unity, token: string, before: User): Promise<User> {
  try {
    return await getMe(token)
  } catch {
    return { ...before, unity, unity_id: unity.id }
  }
}

/**
 * Switches to another unit of the user: other tabs at once, this one with its next page load. Rejects with an ApiError;
 * nothing has changed then.
 */
export const changeUnit = (unity: Unity): Promise<void> =>
  withLock(renewal, async () => {
    const used = authorization()
    const { user } = currentSession()
    if (!used || !user) return
    const { token } = await postUnity(unity.id, used.token)
    const known = await userIn(unity, token, user)
    storeNextSession(token, known)
    writeTabItem(tabKeys.unitChanged, known.unity.name)
  })
