import type { Unity, User } from '@the-house/domain'
import { getMe, postUnity } from '../api/session.ts'
import { authorization, renewal } from '../api/token.ts'
import { leaveNote, notes } from '../device/tab-notes.ts'
import { inTurn } from '../device/turns.ts'
import { currentSession, storeSession } from './session.ts'

/** The old token is dead by now: with no word of the server, what this page knows has to do. */
async function userIn(unity: Unity, token: string, before: User): Promise<User> {
  try {
    return await getMe(token)
  } catch {
    return { ...before, unity, unity_id: unity.id }
  }
}

/**
 * Goes on in another unit of one's own: from the next page on here, and at once in the other tabs. Rejects with an
 * ApiFailure; nothing has changed then.
 */
export const changeUnit = (unity: Unity): Promise<void> =>
  inTurn(renewal, async () => {
    const used = authorization()
    const { user } = currentSession()
    if (!used || !user) return
    const { token } = await postUnity(unity.id, used.token)
    const known = await userIn(unity, token, user)
    storeSession(token, known)
    leaveNote(notes.unitChanged, known.unity.name)
  })
