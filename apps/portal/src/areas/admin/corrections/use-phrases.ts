import type { Phrase } from '@the-house/domain'
import { handleError } from '../../../api/api-error.ts'
import { deletePhrase, postPhrase } from '../../../api/corrections.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'

/** The reusable comments of the user, stored on the server for use on every device. */
export function usePhrases() {
  const { data, mutate } = useApiQuery('GET /me/phrases', {})
  const change = (what: () => Promise<unknown>) => {
    void what()
      .then(() => mutate())
      .catch(handleError)
  }
  return {
    phrases: data?.content ?? [],
    keep: (text: string) => change(() => postPhrase(text)),
    forget: ({ id }: Phrase) => change(() => deletePhrase(id)),
  }
}
