/** No response takes longer than this: the client times out before. */
const longestRoundTripMs = 20_000

/**
 * The server clock: server time from responses, carried on by a monotonic clock, so that clock skew of the device has
 * no effect.
 * @param steady milliseconds that only go forward
 */
export function createServerClock(steady: () => number) {
  let ahead: number | null = null
  return {
    /** Adjusts the clock to the server time of a response that has just arrived. */
    hear: (serverTime: string): void => {
      const now = Date.parse(serverTime) - steady()
      // The offset of the fastest response is the most exact one, and the steady clock stops while a device sleeps, so
      // the highest offset wins. An offset lower by more than the longest round trip means that the server's own clock
      // was set back.
      if (ahead === null || now > ahead || ahead - now > longestRoundTripMs) ahead = now
    },
    /** Returns milliseconds since 1970; uses the clock of the device until the first response. */
    now: (): number => (ahead === null ? Date.now() : steady() + ahead),
  }
}

export const serverClock = createServerClock(() => performance.now())
