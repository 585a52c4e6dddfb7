/** Absent in old browsers, and on pages without TLS: tabs then take no turns, and the server alone decides. */
const locks: LockManager | null | undefined = navigator.locks

/** Does something while no other tab does what has the same name. */
export const inTurn = async (name: string, work: () => Promise<void>): Promise<void> =>
  locks ? locks.request(name, work) : work()

/** Resolves once no tab does what has this name. */
export const turnsOver = async (name: string): Promise<void> =>
  locks ? locks.request(name, { mode: 'shared' }, () => undefined) : undefined
