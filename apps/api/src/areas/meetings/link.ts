import { DomainError, isOnlineClass } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { changeClassIn } from '../timetable/change.ts'
import { pressTaught } from './press-taught.ts'

/** Saves the link of an online class until it is over. Nobody is told: students get the link when the class opens. */
export const setLink = (
  context: AppContext,
  teacher: AuthenticatedUser,
  { id, url }: { id: number; url: string },
): Promise<void> =>
  pressTaught(context, teacher, id, async (work, one) => {
    if (!isOnlineClass(one)) throw new DomainError('class.notOnline')
    await changeClassIn(work, one, { set: { url }, release: false, own: true })
  })
