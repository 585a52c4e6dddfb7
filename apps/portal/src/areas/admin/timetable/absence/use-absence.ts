import { useState } from 'react'
import useSWR from 'swr'
import { ApiError, errorMessageOf, handleError } from '../../../../api/api-error.ts'
import { inlineErrors } from '../../../../api/inline-errors.ts'
import {
  postAbsence,
  postCancelClass,
  postSubstitute,
  useInvalidateTimetable,
  type Uncovered,
} from '../../../../api/timetable.ts'

/** What is to become of a class: a substitute's id, cancelled, or nothing yet. */
export type Cover = number | 'cancel' | null

interface Asked {
  teacher: number
  from: string
  to: string
}

const send = ({ id, version }: Uncovered, cover: number | 'cancel', reason: string) =>
  cover === 'cancel' ? postCancelClass(id, { version, reason }) : postSubstitute(id, { version, teacher_id: cover })

/** The classes of a teacher who is absent, and what becomes of each; null: no teacher or days are chosen yet. */
export function useAbsence(asked: Asked | null) {
  const invalidate = useInvalidateTimetable()
  const read = useSWR<Uncovered[], ApiError>(
    asked && `people/${asked.teacher}/absence ${asked.from} ${asked.to}`,
    () => (asked ? postAbsence(asked.teacher, { from: asked.from, to: asked.to }) : []),
    { ...inlineErrors, dedupingInterval: 0, revalidateOnFocus: false },
  )
  const [covers, setCovers] = useState<ReadonlyMap<number, Cover>>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map())
  const [busy, setBusy] = useState(false)

  /** Does what was chosen, a class after the other. @returns how many were done and how many were refused */
  async function save(reason: string): Promise<{ done: number; failed: number }> {
    const refused = new Map<number, string>()
    let done = 0
    setBusy(true)
    for (const one of read.data ?? []) {
      const cover = covers.get(one.id) ?? null
      if (cover === null) continue
      try {
        await send(one, cover, reason)
        done += 1
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 401) handleError(error)
        refused.set(one.id, error instanceof ApiError ? errorMessageOf(error) : '')
      }
    }
    setCovers(new Map(Array.from(covers).filter(([id]) => refused.has(id))))
    setFailures(refused)
    setBusy(false)
    await Promise.all([invalidate(), read.mutate()])
    return { done, failed: refused.size }
  }

  return {
    read,
    covers,
    failures,
    busy,
    choose: (id: number, cover: Cover) => setCovers((before) => new Map(before).set(id, cover)),
    save,
  }
}
