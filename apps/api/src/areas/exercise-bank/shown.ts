import type { Exercise } from '@the-house/domain'
import { and, inArray } from 'drizzle-orm'
import { exercises } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import { noEmbargo } from '../surveys/embargo.ts'
import { presentExercise } from '../surveys/present-exercise.ts'

/** A test that has just been started, so that the presenter leaves out the answer key. */
const begun = {
  kind: 'TEST',
  status: 'STARTED',
  show_feedback: false,
  flagged: [] as number[],
  revealed_at: null,
} as const

/** Presents exercises as a student gets them in a test, in the order of the given ids. */
export async function showExercises(context: AppContext, ids: number[]): Promise<Exercise[]> {
  const found =
    ids.length > 0
      ? await context.db
          .select()
          .from(exercises)
          .where(and(isNotDeleted(exercises), inArray(exercises.id, ids)))
      : []
  const byId = new Map(found.map((exercise) => [exercise.id, exercise]))
  return ids.flatMap((id) => {
    const exercise = byId.get(id)
    return exercise ? presentExercise({ exercise, answer: null }, begun, context, noEmbargo) : []
  })
}
