import type { ExerciseDraft, QtiVersion } from '@the-house/domain'
import type { Element, QtiNode } from './element.ts'

/** What a type writes of an exercise. */
export interface QtiQuestion {
  declarations: Element[]
  /** What stands below the question. */
  body: QtiNode[]
  /** The rules that set the score. */
  scoring: Element[]
  /** The fields that QTI cannot hold. */
  lost: string[]
}

export type QtiWriter = (draft: ExerciseDraft, version: QtiVersion) => QtiQuestion
