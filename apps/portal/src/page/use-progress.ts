import { useSWRConfig } from 'swr'
import { report } from '../api/failure.ts'
import { reloadUser } from '../session/signing.ts'

/** Reads anew what depends on how far the learner is: chapter, dollars, and which topics and chapters are open. */
export function useProgress(): () => void {
  const { mutate } = useSWRConfig()
  return () => {
    void reloadUser().catch(report)
    void mutate((key) => typeof key === 'string' && /\/(topics|chapters)$/.test(key))
  }
}
