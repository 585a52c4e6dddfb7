import type { Result } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

/** The title of a result: never blame, always the next step. */
export function feedbackTitle({ percentage, correct, wrong, waiting }: Result): MessageKey {
  if (correct + wrong === 0 && waiting > 0) return 'feedback.title.waiting'
  if (percentage === 100) return 'feedback.title.perfect'
  if (percentage >= 70) return 'feedback.title.good'
  if (percentage >= 40) return 'feedback.title.some'
  return 'feedback.title.start'
}
