import { useSWRConfig } from 'swr'
import { handleError } from '../api/api-error.ts'
import { isProgressKey } from '../api/cache-keys.ts'
import { reloadUser } from '../session/signing.ts'

/** Cache invalidation after progress: revalidates the reads that are stale once a chapter, topic or dollars changed. */
export function useProgress(): () => void {
  const { mutate } = useSWRConfig()
  return () => {
    void reloadUser().catch(handleError)
    void mutate(isProgressKey)
  }
}
