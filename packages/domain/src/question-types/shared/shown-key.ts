import type { ExerciseType } from '../../kinds.ts'
import { acceptedLines } from './accepted-lines.ts'

/** The accepted answer that is shown: the first, of numbers the first that is worth the whole mark. */
export function shownKey(type: ExerciseType, answer_correct: string | null): string | null {
  const lines = acceptedLines(answer_correct)
  const whole = type === 'NUMERICAL' ? lines.find((line) => !line.startsWith('%')) : undefined
  return whole ?? lines[0] ?? null
}
