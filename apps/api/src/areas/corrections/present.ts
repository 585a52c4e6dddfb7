import type { Claim } from '@the-house/domain'
import type { AnswerOnDesk } from './answers-of.ts'

/** Who has it on the desk, as one who looks is told. */
export function presentClaim(
  { claim, claimer }: Pick<AnswerOnDesk, 'claim' | 'claimer'>,
  viewer: number,
): Claim | null {
  if (!claim || !claimer) return null
  return { user: claimer, until: claim.until.toISOString(), own: claimer.id === viewer }
}

/** What is told of an answer wherever it is shown. */
export function presentHead(row: Omit<AnswerOnDesk, 'second'>, viewer: number) {
  const { id, answered_at, student, topic, chapter, book, test } = row
  return {
    id,
    student,
    topic,
    chapter,
    book,
    test,
    answered_at: answered_at?.toISOString() ?? '',
    claim: presentClaim(row, viewer),
  }
}
