import type { Result } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'

/** What is said about a result: never blame, always a next brick. */
export function feedbackTitle({ percentage, correct, wrong, waiting }: Result): WordKey {
  if (correct + wrong === 0 && waiting > 0) return 'learning.feedback.title.waiting'
  if (percentage === 100) return 'learning.feedback.title.perfect'
  if (percentage >= 70) return 'learning.feedback.title.good'
  if (percentage >= 40) return 'learning.feedback.title.some'
  return 'learning.feedback.title.start'
}
