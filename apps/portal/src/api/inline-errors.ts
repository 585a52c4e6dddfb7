import { handleError, type ApiError } from './api-error.ts'

/** SWR options for a read whose component shows the error itself: no toast, but a 401 still ends the session. */
export const inlineErrors = {
  onError: (failure: ApiError) => {
    if (failure.status === 401) handleError(failure)
  },
}
