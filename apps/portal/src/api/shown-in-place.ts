import { report, type ApiFailure } from './failure.ts'

/** For a read whose failure its own place shows: nobody is told twice, but the end of the session ends it. */
export const shownInPlace = {
  onError: (failure: ApiFailure) => {
    if (failure.status === 401) report(failure)
  },
}
