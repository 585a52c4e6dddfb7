import { exerciseTypes, isMarkedByTeacher, type ExerciseDraft } from '@the-house/domain'
import { serverRules } from '@the-house/domain/server'

/** One exercise of each type, for authors who start to write a file; the types marked by a teacher come last. */
export const samples: readonly ExerciseDraft[] = exerciseTypes
  .toSorted((one, other) => Number(isMarkedByTeacher(one)) - Number(isMarkedByTeacher(other)))
  .map((type) => serverRules[type].sample)
