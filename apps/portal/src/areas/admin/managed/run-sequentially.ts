import { ApiError, handleError } from '../../../api/api-error.ts'

/**
 * Runs `act` for one item after the other.
 * @returns how many failed
 */
export async function runSequentially<One>(some: readonly One[], act: (one: One) => Promise<unknown>): Promise<number> {
  let failed = 0
  for (const one of some)
    try {
      await act(one)
    } catch (reason) {
      if (!(reason instanceof ApiError)) handleError(reason)
      failed += 1
    }
  return failed
}
