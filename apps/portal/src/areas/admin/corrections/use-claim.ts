import { claimMinutes, type Claim } from '@the-house/domain'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { ApiError } from '../../../api/api-error.ts'
import { deleteClaim, putClaim } from '../../../api/corrections.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'

const renewMs = (claimMinutes * 60_000) / 2

/**
 * Claims an answer (a lease) while it is open, renews the claim, and releases it on unmount.
 * @param known the claim in the response of the task
 */
export function useClaim(id: number, known: Claim | null) {
  const {
    data: claim = known,
    error,
    mutate,
  } = useSWR<Claim, ApiError>(`claim of ${id}`, () => putClaim(id, false), {
    ...inlineErrors,
    refreshInterval: renewMs,
    dedupingInterval: 0,
  })
  useEffect(
    () => () => {
      // Errors are ignored: after a correction there is no claim to release, and offline the claim expires after some
      // minutes.
      void deleteClaim(id).catch(() => undefined)
    },
    [id],
  )
  return {
    /** The claim of a colleague; null where there is none. */
    colleague: claim && !claim.own ? claim : null,
    /** Whether the claim failed; the work goes on, because a save detects corrections by colleagues, too. */
    unknown: error !== undefined,
    takeOver: () => mutate(putClaim(id, true), { revalidate: false }),
  }
}
