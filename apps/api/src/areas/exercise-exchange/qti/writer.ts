import type { ExerciseDraft, QtiVersion } from '@the-house/domain'
import type { Element, QtiNode } from './element.ts'

/** What is said of a type that is marked in part here, and as a whole in QTI. */
export const partialCredit = 'partial credit'

/** What a type writes of an exercise. */
export interface QtiQuestion {
  declarations: Element[]
  /** What stands below the question. */
  body: QtiNode[]
  /** The rules that set the score. */
  scoring: Element[]
  /** The fields, and the marking, that QTI cannot hold. */
  lost: string[]
}

export type QtiWriter = (draft: ExerciseDraft, version: QtiVersion) => QtiQuestion
