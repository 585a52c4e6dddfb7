import { exchangeProblems, type ExchangeProblem, type ExchangeToken } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'

export type Problem = ExchangeProblem

/** Whether a problem refuses its exercise, or the whole file; other problems are only reported. */
export const isRefusal = ({ token }: Problem): boolean => exchangeProblems[token] !== 'told'

/** Thrown where a file cannot be parsed at all. */
export class Unreadable extends Error {
  readonly problem: Problem

  constructor(token: ExchangeToken, more: Partial<Problem> = {}) {
    super(token)
    this.problem = noteOf(token, more)
  }
}
