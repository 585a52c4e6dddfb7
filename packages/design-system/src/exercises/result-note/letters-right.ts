import type { Exercise } from '@the-house/domain'

/** How many of the missing letters are right, derived from the credit; null where it tells no more than 'wrong'. */
export function lettersRight({ type, credit, options }: Pick<Exercise, 'type' | 'credit' | 'options'>) {
  if (type !== 'COMPLETE_LETTERS' || !credit) return null
  const count = options.reduce((sum, { options: boxes }) => sum + boxes.length, 0)
  // The server rounds the credit down.
  return { count, right: Math.ceil((credit * count) / 100) }
}
