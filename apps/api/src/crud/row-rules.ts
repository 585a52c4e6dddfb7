import { canPublish, exerciseDraftSchema, lintExercise } from '@the-house/domain'
import { canPublishChapter } from '../course/check/problems.ts'
import { requires } from '../course/requires.ts'
import type { Db } from '../db/client.ts'

type Row = Record<string, unknown>

/** Refuses a topic that requires itself, also through others: none of them would ever open. */
export async function waitsForOther(tx: Db, { requirement_id }: Row, kept?: Row) {
  if (!kept || typeof requirement_id !== 'number') return undefined
  const isCircular = await requires(tx, requirement_id, Number(kept['id']))
  return isCircular ? { requirement_id: 'validation.circular' } : undefined
}

/** Refuses to publish a chapter that has errors; a new one is empty, and filled after it is made. */
export async function isFinishable(tx: Db, { published }: Row, kept?: Row) {
  if (published !== true || kept?.['published'] !== false) return undefined
  const isFinished = await canPublishChapter(tx, Number(kept['id']))
  return isFinished ? undefined : { published: 'validation.unfinished' }
}

/** Refuses to publish an exercise that the linter finds incomplete. */
export function isWhole(body: Row, kept: Row = {}): Record<string, string> | undefined {
  if (body['published'] !== true) return undefined
  const { media, audio_extra, image_extra } = kept
  const files = { media_url: media ?? body['media_url'], audio_extra, image_extra }
  const draft = { ...body, ...files }
  // A row that was imported may break the schema itself.
  const isWholeDraft =
    exerciseDraftSchema.isValidSync(draft) && canPublish(lintExercise(exerciseDraftSchema.validateSync(draft)))
  return isWholeDraft ? undefined : { published: 'validation.unfinished' }
}
