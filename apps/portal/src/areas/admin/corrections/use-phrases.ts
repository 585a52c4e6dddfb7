import type { Phrase } from '@the-house/domain'
import { request, tell } from '../../../api/client.ts'
import { report } from '../../../api/failure.ts'
import { useRead } from '../../../api/use-read.ts'

/** The comments that somebody uses again, kept by the school: they are there on every device. */
export function usePhrases() {
  const { data, mutate } = useRead('GET /me/phrases', {})
  const change = (what: () => Promise<unknown>) => {
    void what()
      .then(() => mutate())
      .catch(report)
  }
  return {
    phrases: data?.content ?? [],
    keep: (text: string) => change(() => request('POST /me/phrases', { body: { text } })),
    forget: ({ id }: Phrase) => change(() => tell('DELETE /me/phrases/:id', { params: { id } })),
  }
}
