import type { CorrectionQueue, CorrectionTask } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { handleError } from '../../../api/api-error.ts'
import { isCorrectionQueueKey } from '../../../api/corrections.ts'
import { keyOf } from '../../../api/use-api-query.ts'
import { useUser } from '../../../session/session.ts'
import { disableLeavePrompt } from '../managed/use-leave-prompt.ts'
import { useSaveAfterUploads } from '../managed/use-save-after-uploads.ts'
import {
  loadCorrectionDraft,
  clearCorrectionDraft,
  isSameWritten,
  saveCorrectionDraft,
  subjectOf,
  writtenOf,
  type Written,
} from './correction-draft.ts'
import { skipAnswer } from './skipped-answers.ts'
import { saveCorrection } from './saves.ts'
import { useNext } from './use-next.ts'

/**
 * The state of one correction: saves a draft at each change, and saves the correction in the background while the next
 * answer opens. The screen remounts it by key for each version of an answer.
 */
export function useCorrectionTask(queue: CorrectionQueue, task: CorrectionTask) {
  const { id: user } = useUser()
  const [, go] = useLocation()
  const { mutate } = useSWRConfig()
  const next = useNext(queue)
  const subject = subjectOf(task)
  const start = writtenOf(subject)
  const [written, setWritten] = useState(start)
  const [offered, setOffered] = useState(() => {
    const draft = loadCorrectionDraft(user, subject)
    return draft && !isSameWritten(draft, start) ? draft : null
  })
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)

  function write(change: Partial<Written>): void {
    const now = { ...written, ...change }
    setWritten(now)
    if (change.evaluation != null) setMissing(false)
    saveCorrectionDraft(user, subject, now)
  }

  /**
   * Revalidates the lists, and drops this answer from the cache; the next one, which the teacher edits by now, is not
   * revalidated.
   */
  async function readAnew(left: boolean): Promise<void> {
    const own = keyOf('GET /corrections/:id', { params: { id: task.id } })
    if (left) await mutate(own, undefined, { revalidate: false })
    await mutate(isCorrectionQueueKey)
  }

  async function store(evaluation: number): Promise<boolean> {
    const { exercise, student } = task
    const { id, second, version } = subject
    const correction = { ...written, evaluation, second, version, deliberate: false }
    const onSaved = () => {
      clearCorrectionDraft(user, subject)
      // A retry may save it only later, when another list is open.
      void mutate(isCorrectionQueueKey)
    }
    return saveCorrection({ id, title: exercise.title, student: student.name, correction, user, onSaved })
  }

  /** Opens the next answer; after the last one it awaits the save, so that the queue is up to date. */
  async function move(done: Promise<unknown>): Promise<void> {
    let left = false
    setBusy(true)
    try {
      const id = await next.take([task.id])
      if (id === null) await done
      disableLeavePrompt()
      go(next.pathTo(id))
      left = true
    } catch (error) {
      handleError(error)
      setBusy(false)
    }
    await done
    await readAnew(left)
  }

  const uploads = useSaveAfterUploads((evaluation: number | null) => {
    if (evaluation === null) skipAnswer(task.id)
    void move(evaluation === null ? Promise.resolve() : store(evaluation))
  })

  return {
    /** The version of the answer to correct. */
    subject,
    written,
    write,
    busy,
    /** Why a save or a step to the next answer waits for a picture, or was not made without it. */
    saveBlock: uploads.saveBlock,
    /** Whether the teacher tried to save without a mark. */
    missing,
    dirty: !isSameWritten(written, start),
    draft: {
      offered: offered !== null,
      use: () => {
        if (offered) setWritten(offered)
        setOffered(null)
      },
      drop: () => {
        clearCorrectionDraft(user, subject)
        setOffered(null)
      },
    },
    save: () => {
      if (busy) return
      const { evaluation } = written
      setMissing(evaluation === null)
      if (evaluation !== null) uploads.request(evaluation)
    },
    skip: () => {
      if (!busy) uploads.request(null)
    },
  }
}
