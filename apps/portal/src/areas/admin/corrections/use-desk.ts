import type { CorrectionQueue, Desk } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { report } from '../../../api/failure.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useUser } from '../../../session/session.ts'
import { leaveFreely } from '../managed/use-leaving.ts'
import {
  draftOf,
  dropWritten,
  isSameWritten,
  keepWritten,
  subjectOf,
  writtenOf,
  type Written,
} from './correction-draft.ts'
import { putOffAnswer } from './put-off.ts'
import { saveCorrection } from './saves.ts'
import { useNext } from './use-next.ts'

const lists = /\/corrections(\?|\/facets)/

/**
 * What is written on the desk of one version of an answer: kept as a draft of that at each change, saved in the background
 * while the next one opens. Whoever shows another one gives it another desk.
 */
export function useDesk(queue: CorrectionQueue, desk: Desk) {
  const { id: user } = useUser()
  const [, go] = useLocation()
  const { mutate } = useSWRConfig()
  const next = useNext(queue)
  const subject = subjectOf(desk)
  const start = writtenOf(subject)
  const [written, setWritten] = useState(start)
  const [offered, setOffered] = useState(() => {
    const draft = draftOf(user, subject)
    return draft && !isSameWritten(draft, start) ? draft : null
  })
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)

  function write(change: Partial<Written>): void {
    const now = { ...written, ...change }
    setWritten(now)
    if (change.evaluation != null) setMissing(false)
    keepWritten(user, subject, now)
  }

  /** The lists are read anew, and this answer when it is opened again; the next one, which is being written on, is left alone. */
  async function readAnew(left: boolean): Promise<void> {
    const own = keyOf('GET /corrections/:id', { params: { id: desk.id } })
    if (left) await mutate(own, undefined, { revalidate: false })
    await mutate((key) => typeof key === 'string' && lists.test(key))
  }

  async function store(evaluation: number): Promise<boolean> {
    const { exercise, student } = desk
    const { id, second, version } = subject
    const correction = { ...written, evaluation, second, version, deliberate: false }
    const onSaved = () => {
      dropWritten(user, subject)
      // It may be safe only later, when another list is on show.
      void mutate((key) => typeof key === 'string' && lists.test(key))
    }
    return saveCorrection({ id, title: exercise.title, student: student.name, correction, user, onSaved })
  }

  /** Opens what comes after it; after the last one the queue, which by then has heard of it. */
  async function move(done: Promise<unknown>): Promise<void> {
    let left = false
    setBusy(true)
    try {
      const id = await next.take([desk.id])
      if (id === null) await done
      leaveFreely()
      go(next.pathTo(id))
      left = true
    } catch (error) {
      report(error)
      setBusy(false)
    }
    await done
    await readAnew(left)
  }

  return {
    /** What is corrected. */
    subject,
    written,
    write,
    busy,
    /** Whether the mark was missing when it was to be saved. */
    missing,
    dirty: !isSameWritten(written, start),
    draft: {
      offered: offered !== null,
      use: () => {
        if (offered) setWritten(offered)
        setOffered(null)
      },
      drop: () => {
        dropWritten(user, subject)
        setOffered(null)
      },
    },
    save: () => {
      if (busy) return
      const { evaluation } = written
      setMissing(evaluation === null)
      if (evaluation !== null) void move(store(evaluation))
    },
    putOff: () => {
      if (busy) return
      putOffAnswer(desk.id)
      void move(Promise.resolve())
    },
  }
}
