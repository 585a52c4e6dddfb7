import type { ExchangeProblem, ExchangeToken } from '../../exercise-exchange.ts'

/** Creates a problem of a file, of an exercise in it, or of one cell. */
export const noteOf = (token: ExchangeToken, more: Partial<ExchangeProblem> = {}): ExchangeProblem => ({
  token,
  line: null,
  column: null,
  what: null,
  ...more,
})
