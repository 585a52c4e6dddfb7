import type { Survey } from '@the-house/domain'
import type { Db } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { reachNextChapter } from '../books/progress.ts'
import { dollarsForTopic, pay } from '../dollars/ledger.ts'
import { openTopic, type OpenTopic } from '../topics/access.ts'
import { concludeTopic } from '../topics/service.ts'
import { existingAttempt, type Address } from './attempts.ts'
import { conclude } from './conclude.ts'
import { coverOfTopic, presentSurvey } from './present.ts'
import { entriesOf, lockTest } from './sheet.ts'

/** Concludes the current attempt: marks, totals, progress and dollars, all or nothing; again changes nothing. */
export async function finishExercises(house: House, user: SignedIn, address: Address): Promise<Survey> {
  const topic = await openTopic(house, user, { ...address, type: 'EXERCISE' })
  const { id } = await existingAttempt(house.db, user.id, topic.id)
  const cover = coverOfTopic(topic, user)
  return house.db.transaction(async (tx) => {
    const open = await lockTest(tx, id, 'update')
    if (open.status !== 'STARTED') return presentSurvey(open, await entriesOf(tx, open), cover, house)
    const now = house.clock()
    const { test, entries, percentage, isBlank } = await conclude(tx, open, { status: 'FINISHED', finish_at: now })
    // Whoever skips everything has not done the topic; whoever does mistakes again has done it before.
    const counts = !isBlank && test.scope === 'ALL'
    const earned = counts ? await progress(tx, user, topic, { percentage, now }) : 0
    return presentSurvey(test, entries, { ...cover, earned }, house)
  })
}

/** What a topic that is done opens and pays. */
async function progress(
  tx: Db,
  user: SignedIn,
  { id, finish_chapter, chapter_id }: OpenTopic,
  { percentage, now }: { percentage: number; now: Date },
): Promise<number> {
  await concludeTopic(tx, user.id, id, now)
  if (finish_chapter) await reachNextChapter(tx, user, chapter_id)
  const amount = dollarsForTopic(percentage)
  return pay(tx, { user_id: user.id, amount, reason: 'TOPIC', reference: String(id) }, now)
}
