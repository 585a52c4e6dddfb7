import { DomainError, type Survey } from '@the-house/domain'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { presentSurvey } from '../surveys/present.ts'
import { entriesOf, lockTest } from '../surveys/sheet.ts'
import { closeTest } from './close.ts'
import { ownTest } from './read.ts'

/** Hands in a test, or tells how it ended before; after its time that is the expired result. */
export async function finishTest(house: House, user: SignedIn, id: number): Promise<Survey> {
  const { cover } = await ownTest(house.db, user, id)
  return house.db.transaction(async (tx) => {
    const open = await lockTest(tx, id, 'update')
    if (open.status === 'PENDING') throw new DomainError('test.notStarted')
    if (open.status !== 'STARTED') return presentSurvey(open, await entriesOf(tx, open), cover, house)
    const { test, entries, earned } = await closeTest(tx, open, house.clock())
    return presentSurvey(test, entries, { ...cover, earned }, house)
  })
}
