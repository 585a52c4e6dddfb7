import { exchangeProblems, type ExchangeProblem, type ExchangeToken } from '@the-house/domain'

export type Problem = ExchangeProblem

/** Something that is to be said of a file, of an exercise in it, or of one cell. */
export const noteOf = (token: ExchangeToken, more: Partial<Problem> = {}): Problem => ({
  token,
  line: null,
  column: null,
  what: null,
  ...more,
})

/** Whether it keeps an exercise, or the whole file, out. */
export const isRefusal = ({ token }: Problem): boolean => exchangeProblems[token] !== 'told'

/** A file that cannot be read at all. */
export class Unreadable extends Error {
  readonly problem: Problem

  constructor(token: ExchangeToken, more: Partial<Problem> = {}) {
    super(token)
    this.problem = noteOf(token, more)
  }
}
