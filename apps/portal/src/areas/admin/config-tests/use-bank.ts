import type { BankExercise } from '@the-house/domain'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { shownInPlace } from '../../../api/shown-in-place.ts'

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []

/** The exercises that a form holds by their ids: what the school has said of them, and what was picked here. */
export function useChosen(value: unknown) {
  const ids = idsIn(value)
  const [picked, setPicked] = useState<ReadonlyMap<number, BankExercise>>(new Map())
  const asked = ids.filter((id) => !picked.has(id)).join()
  const read = useRead('GET /exercise_bank/chosen', asked === '' ? null : { query: { ids: asked } }, {
    ...shownInPlace,
    keepPreviousData: true,
  })
  const known = new Map(read.data?.content.map((one) => [one.id, one]))
  const found = ids.flatMap((id) => picked.get(id) ?? known.get(id) ?? [])
  return {
    ids,
    /** Those that are known by name; fewer than `ids` while they are on their way, or where some were removed. */
    found,
    read,
    isLoading: asked !== '' && read.isLoading,
    /** What was picked is known from here on. */
    know: (some: readonly BankExercise[]) =>
      setPicked((before) => new Map([...before, ...some.map((one): [number, BankExercise] => [one.id, one])])),
  }
}
