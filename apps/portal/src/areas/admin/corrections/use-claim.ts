import { claimMinutes, type Claim } from '@the-house/domain'
import { useEffect } from 'react'
import useSWR from 'swr'
import { request, tell } from '../../../api/client.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { shownInPlace } from '../../../api/shown-in-place.ts'

const renewMs = (claimMinutes * 60_000) / 2

const ask = (id: number, deliberate: boolean): Promise<Claim> =>
  request('PUT /corrections/:id/claim', { params: { id }, body: { deliberate } })

/**
 * Keeps an answer on this desk while it is open there, and tells who else has it; it is put back when the desk is left.
 * @param known what was told with the answer
 */
export function useClaim(id: number, known: Claim | null) {
  const {
    data: claim = known,
    error,
    mutate,
  } = useSWR<Claim, ApiFailure>(`claim of ${id}`, () => ask(id, false), {
    ...shownInPlace,
    refreshInterval: renewMs,
    dedupingInterval: 0,
  })
  useEffect(
    () => () => {
      // Whoever has corrected it has nothing to put back; whoever cannot reach the school keeps it for some minutes.
      void tell('DELETE /corrections/:id/claim', { params: { id } }).catch(() => undefined)
    },
    [id],
  )
  return {
    /** Who else has it on the desk; null: nobody. */
    colleague: claim && !claim.own ? claim : null,
    /** Whether the school could not be asked; the work goes on, a save hears of colleagues too. */
    unknown: error !== undefined,
    takeOver: () => mutate(ask(id, true), { revalidate: false }),
  }
}
