import type { Claim } from '@the-house/domain'
import type { AnswerToCorrect } from './answers-of.ts'

/** Serializes the current claim on an answer for the viewer (presenter); null where there is none. */
export function presentClaim(
  { claim, claimer }: Pick<AnswerToCorrect, 'claim' | 'claimer'>,
  viewer: number,
): Claim | null {
  if (!claim || !claimer) return null
  return { user: claimer, until: claim.until.toISOString(), own: claimer.id === viewer }
}

/** Serializes the fields of an answer that the queue and the correction task share. */
export function presentHead(row: Omit<AnswerToCorrect, 'second'>, viewer: number) {
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
