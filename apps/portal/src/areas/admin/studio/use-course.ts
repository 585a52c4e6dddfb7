import type { CourseStep, PressedSteps } from '@the-house/domain'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError } from '../../../api/api-error.ts'
import { isBookListKey, isCourseKey } from '../../../api/cache-keys.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { postCourseImpact } from '../../../api/course-impact.ts'
import { pressSteps, useCourseTree } from '../../../api/course-studio.ts'
import { courseOf, idOf } from './course.ts'
import { labelOf } from './press-label.ts'
import { withSteps } from './optimistic.ts'
import { PressLog, type PressLabel } from './press-log.ts'

/** What another user has changed, so that a press was refused. */
export interface Conflict {
  /** The name of the row; null: it is not in the tree. */
  name: string | null
  /** null: unknown. */
  by: string | null
  /** ISO 8601; null: unknown. */
  at: string | null
}

/** How a press is sent. */
interface Manner {
  /** What the next undo is called. */
  label?: PressLabel
  /** The tree shows it already. */
  isForeseen?: boolean
  /** Whoever sends it shows a conflict. */
  isConflictShown?: boolean
}

const isRefused = (error: unknown) => error instanceof ApiError && !error.isTransient && error.status !== 401

/**
 * The course of the studio: a book's tree, presses that change it, and their undo.
 * @param book null: none is chosen
 * @param onBookGone called once a press or an undo has deleted the book
 */
export function useCourse(book: number | null, onBookGone: () => void) {
  const { mutate } = useSWRConfig()
  const read = useCourseTree(book)
  const [log] = useState(() => new PressLog(pressSteps))
  const undoable = useSyncExternalStore(log.subscribe, log.undoable)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const underWay = useRef(0)
  const [busy, setBusy] = useState(false)
  const course = read.data && courseOf(read.data)

  const refresh = () => mutate(isCourseKey)

  /** Reads the tree again after the last of what is under way: what waits behind it is shown already. */
  async function during<T>(act: () => Promise<T>): Promise<T> {
    underWay.current += 1
    setBusy(true)
    try {
      return await act()
    } finally {
      underWay.current -= 1
      if (underWay.current === 0) {
        setBusy(false)
        void refresh()
      }
    }
  }

  /** Runs a call, and notes a conflict. */
  const attempt = <T>(call: () => Promise<T>, isConflictShown = false): Promise<T> =>
    during(async () => {
      try {
        const done = await call()
        setConflict(null)
        return done
      } catch (error) {
        if (!isConflictShown && conflictIn('course', error) && error instanceof ApiError && error.latest) {
          const { latest } = error
          setConflict({ name: course?.find(idOf(latest))?.name ?? null, by: latest.by, at: latest.at })
        }
        throw error
      }
    })

  /** Shows the tree as steps will leave it; what is returned shows it as before. */
  function foresee(steps: CourseStep[]): () => Promise<unknown> {
    const before = read.data
    void read.mutate((now) => now && withSteps(now, steps), { revalidate: false })
    return () => read.mutate(before, { revalidate: false })
  }

  async function leaveBook(steps: readonly Pick<CourseStep, 'action' | 'entity' | 'id'>[]): Promise<void> {
    if (!steps.some(({ action, entity, id }) => action === 'REMOVE' && entity === 'books' && id === book)) return
    // The list names the book that is shown next.
    await mutate(isBookListKey)
    onBookGone()
  }

  return {
    read,
    course,
    /** Whether something is under way. */
    busy,
    during,
    foresee,
    /** What the next undo takes back; null: there is nothing. */
    undoable,
    conflict,
    dismissConflict: () => setConflict(null),
    /** Sends steps as one press; rejects with an ApiError. */
    press: (steps: CourseStep[], manner: Manner = {}): Promise<PressedSteps> => {
      const { label = labelOf(steps, course), isForeseen = false, isConflictShown } = manner
      const putBack = isForeseen ? null : foresee(steps)
      return attempt(async () => {
        try {
          const pressed = await log.press(steps, label)
          await leaveBook(steps)
          return pressed
        } catch (error) {
          await putBack?.()
          throw error
        }
      }, isConflictShown)
    },
    /** Counts the learners whom steps would concern. */
    measureImpact: (steps: CourseStep[]) => attempt(() => postCourseImpact(log.current(steps))),
    /** Adds what another call has done, such as a pasted list. */
    note: (pressed: PressedSteps, label: PressLabel) => {
      log.note(pressed, label)
      void refresh()
    },
    /** Takes back the last press, or `named` where that is still the last one. */
    undo: (named?: PressLabel): Promise<PressLabel | null> =>
      attempt(async () => {
        const undone = await log.undo(isRefused, named)
        if (undone) await leaveBook(undone.pressed.inverse)
        return undone?.label ?? null
      }),
  }
}

export type CourseState = ReturnType<typeof useCourse>
