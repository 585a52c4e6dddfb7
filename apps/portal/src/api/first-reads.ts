/** The reads that the page started before its program, for the session that it found. */
export interface FirstReads {
  token: string
  /** By address. */
  answers: Record<string, Promise<Response>>
}

/** Afterwards what the page has read before its program is no longer news. */
const freshMs = 30_000

/**
 * The answer to a read that the page has started before its program, once; undefined where there is none for this
 * session. A read that failed is sent again.
 */
export function takeFirstRead(
  address: string,
  token: string | undefined,
  read: () => Promise<Response>,
): Promise<Response> | undefined {
  const { firstReads } = window
  const answer = firstReads?.answers[address]
  if (!firstReads || !answer) return undefined
  delete firstReads.answers[address]
  return firstReads.token === token && performance.now() < freshMs ? answer.catch(read) : undefined
}
