import type { Exercise } from '@the-house/domain'
import { and, inArray } from 'drizzle-orm'
import { exercises } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import { presentExercise } from '../surveys/present-exercise.ts'

/** A test that has just been started, as far as its exercises are concerned: nothing of their key is known. */
const begun = { kind: 'TEST', status: 'STARTED', show_feedback: false, flagged: [] as number[] } as const

/** Exercises as a student gets them in a test, by their ids, in that order. */
export async function showExercises(house: House, ids: number[]): Promise<Exercise[]> {
  const found =
    ids.length > 0
      ? await house.db
          .select()
          .from(exercises)
          .where(and(isKept(exercises), inArray(exercises.id, ids)))
      : []
  const byId = new Map(found.map((exercise) => [exercise.id, exercise]))
  return ids.flatMap((id) => {
    const exercise = byId.get(id)
    return exercise ? presentExercise({ exercise, answer: null }, begun, house) : []
  })
}
