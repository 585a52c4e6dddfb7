import type { BankExercise } from '@the-house/domain'
import { useState } from 'react'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []

/** Loads the exercises whose ids are in the form; exercises picked here need no request. */
export function useChosen(value: unknown) {
  const ids = idsIn(value)
  const [picked, setPicked] = useState<ReadonlyMap<number, BankExercise>>(new Map())
  const asked = ids.filter((id) => !picked.has(id)).join()
  const read = useApiQuery('GET /exercise_bank/chosen', asked === '' ? null : { query: { ids: asked } }, {
    ...inlineErrors,
    keepPreviousData: true,
  })
  const known = new Map(read.data?.content.map((one) => [one.id, one]))
  const found = ids.flatMap((id) => picked.get(id) ?? known.get(id) ?? [])
  return {
    ids,
    /** The loaded exercises; fewer than `ids` during a request, or where some were deleted. */
    found,
    read,
    isLoading: asked !== '' && read.isLoading,
    /** Adds picked exercises to the known ones. */
    know: (some: readonly BankExercise[]) =>
      setPicked((before) => new Map([...before, ...some.map((one): [number, BankExercise] => [one.id, one])])),
  }
}
