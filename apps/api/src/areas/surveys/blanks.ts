import type { Blank } from '@the-house/domain'
import type { StoredBlank } from '../../db/schema/exercises.ts'

/** Converts the stored blanks of an exercise into the domain's shape, without the answer key. */
export const blanksFor = ({ options }: { options: StoredBlank[] }): Blank[] =>
  options.map((blank) => ({ ...blank, answer: null, closed: false }))
