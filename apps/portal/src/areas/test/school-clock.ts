/** No answer takes longer than this on its way: the client gives up before. */
const longestWayMs = 20_000

/**
 * The school's time, known from its answers and run on by a clock that nobody can set.
 * @param steady milliseconds that only go forward
 */
export function createSchoolClock(steady: () => number) {
  let ahead: number | null = null
  return {
    /** An answer that was given at this time has just arrived. */
    hear: (serverTime: string): void => {
      const now = Date.parse(serverTime) - steady()
      // The quicker an answer came, the nearer it is; the steady clock stands still where a device sleeps. Only a
      // server that was set back itself can be behind by more than any way takes.
      if (ahead === null || now > ahead || ahead - now > longestWayMs) ahead = now
    },
    /** Milliseconds since 1970; the device's own clock until the school was heard. */
    now: (): number => (ahead === null ? Date.now() : steady() + ahead),
  }
}

export const schoolClock = createSchoolClock(() => performance.now())
