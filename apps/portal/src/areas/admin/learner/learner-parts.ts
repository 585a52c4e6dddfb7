import type { MessageKey } from '@the-house/i18n'

/** The parts of a student's page, by their names in the address. */
export const learnerParts = ['course', 'attempts', 'classes', 'dollars', 'notes'] as const
export type LearnerPart = (typeof learnerParts)[number]

export const partLabels: Record<LearnerPart, MessageKey> = {
  course: 'learner.parts.course',
  attempts: 'learner.parts.attempts',
  classes: 'learner.parts.classes',
  dollars: 'learner.parts.dollars',
  notes: 'learner.parts.notes',
}

/** The part that an address names; default: the course. */
export const partIn = (query: URLSearchParams): LearnerPart =>
  learnerParts.find((part) => part === query.get('part')) ?? 'course'
