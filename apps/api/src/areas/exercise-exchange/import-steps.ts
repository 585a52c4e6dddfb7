import { DomainError } from '@the-house/domain'
import type { Values } from '../../crud/entities.ts'
import type { ImportHandler } from '../../imports/handler.ts'
import { assertTopic, insertExercises, removeExercises } from './insert-exercises.ts'

/** Writes the exercises of a large file, a batch after the other, at the end of their topic. */
export const exerciseImport: ImportHandler = {
  permission: 'manageContent',
  assertTarget: async ({ tx, row }) => {
    try {
      await assertTopic(tx, row.subject_id ?? 0)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      throw new DomainError('notFound')
    }
  },
  step: async (work, { rows }) => {
    const bodies: Values[] = JSON.parse(rows)
    return { undo: JSON.stringify(await insertExercises(work, work.row.subject_id ?? 0, bodies)) }
  },
  undo: async (work, undo) => {
    const ids: number[] = JSON.parse(undo)
    await removeExercises(work, ids)
  },
  finish: ({ report }) => ({
    ...report,
    ...(report.exercises && { exercises: { ...report.exercises, imported: report.exercises.taken } }),
  }),
}
