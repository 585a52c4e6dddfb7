import { ApiFailure, report } from '../../../api/failure.ts'

/** Does something with one after the other; answers how many failed. */
export async function inTurn<One>(some: readonly One[], act: (one: One) => Promise<unknown>): Promise<number> {
  let failed = 0
  for (const one of some)
    try {
      await act(one)
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) report(reason)
      failed += 1
    }
  return failed
}
