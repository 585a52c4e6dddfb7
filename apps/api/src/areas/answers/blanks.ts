import type { Blank } from '@the-house/domain'
import type { StoredBlank } from '../../db/schema/exercises.ts'

/** The blanks of an exercise in the domain's shape, without key. */
export const blanksFor = ({ options }: { options: StoredBlank[] }): Blank[] =>
  options.map((blank) => ({ ...blank, answer: null, closed: false }))
