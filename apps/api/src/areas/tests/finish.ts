import { DomainError, type Survey } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { embargoFor } from '../surveys/embargo.ts'
import { presentSurvey } from '../surveys/present.ts'
import { entriesOf, lockTest } from '../surveys/attempt-rows.ts'
import { closeTest } from './close.ts'
import { ownTest } from './read.ts'

/** Submits a test; idempotent, and past its end it returns the expired result. */
export async function finishTest(context: AppContext, user: AuthenticatedUser, id: number): Promise<Survey> {
  const { cover } = await ownTest(context.db, user, id)
  const embargo = await embargoFor(context, user, id)
  return context.db.transaction(async (tx) => {
    const open = await lockTest(tx, id, 'update')
    if (open.status === 'PENDING') throw new DomainError('test.notStarted')
    if (open.status !== 'STARTED') return presentSurvey(open, await entriesOf(tx, open), cover, context, embargo)
    const { test, entries, earned } = await closeTest(tx, open, context.clock(), user.session_id)
    return presentSurvey(test, entries, { ...cover, earned }, context, embargo)
  })
}
