import { formatQuantity, type ExerciseType } from '@the-house/domain'

/** The parts of an answer as one text; a number is written as the language writes it. */
export const answerInWords = (type: ExerciseType, parts: readonly string[], language: string): string =>
  parts
    .map((part) => (type === 'NUMERICAL' ? formatQuantity(part, language) : part))
    .map((part) => part || '–')
    .join(' · ')
