import type { CourseStep, PressedSteps } from '@the-house/domain'
import { useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError } from '../../../api/api-error.ts'
import { isCourseKey } from '../../../api/cache-keys.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { postCourseImpact } from '../../../api/course-impact.ts'
import { pressSteps, useCourseTree } from '../../../api/course-studio.ts'
import { courseOf, idOf } from './course.ts'
import { labelOf } from './press-label.ts'
import { withSteps } from './optimistic.ts'
import { PressLog, type PressLabel } from './press-log.ts'

/** What another user has changed, so that a press was refused. */
export interface Conflict {
  /** The name of the row, where it is in the tree. */
  name: string
  /** null: unknown. */
  by: string | null
  /** ISO 8601; null: unknown. */
  at: string | null
}

const isRefused = (error: unknown) => error instanceof ApiError && !error.isTransient && error.status !== 401

/** The course of the studio: a book's tree, presses that change it, and their undo. `book` null: none is chosen. */
export function useCourse(book: number | null) {
  const { mutate } = useSWRConfig()
  const read = useCourseTree(book)
  const [log] = useState(() => new PressLog(pressSteps))
  const undoable = useSyncExternalStore(log.subscribe, log.undoable)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [pending, setPending] = useState(0)
  const tree = read.data
  const course = tree && courseOf(tree)

  const refresh = () => mutate(isCourseKey)

  /** Runs a write, notes a conflict, and reads the tree again however it ended. */
  async function attempt<T>(write: () => Promise<T>): Promise<T> {
    setPending((count) => count + 1)
    try {
      const done = await write()
      setConflict(null)
      return done
    } catch (error) {
      if (conflictIn('course', error) && error instanceof ApiError && error.latest) {
        const { latest } = error
        setConflict({ name: course?.find(idOf(latest))?.name ?? '', by: latest.by, at: latest.at })
      }
      throw error
    } finally {
      setPending((count) => count - 1)
      void refresh()
    }
  }

  return {
    read,
    course,
    busy: pending > 0,
    refresh,
    /** What the next undo takes back; null: there is nothing. */
    undoable,
    conflict,
    dismissConflict: () => setConflict(null),
    /** Sends steps as one press; rejects with an ApiError. */
    press: (steps: CourseStep[], label: PressLabel = labelOf(steps, course)): Promise<PressedSteps> => {
      if (tree) void read.mutate(withSteps(tree, steps), { revalidate: false })
      return attempt(async () => {
        try {
          return await log.press(steps, label)
        } catch (error) {
          if (tree) await read.mutate(tree, { revalidate: false })
          throw error
        }
      })
    },
    /** Counts the learners whom steps would concern. */
    measureImpact: (steps: CourseStep[]) => postCourseImpact(log.current(steps)),
    /** Adds what another call has done, such as a pasted list. */
    note: (pressed: PressedSteps, label: PressLabel) => {
      log.note(pressed, label)
      void refresh()
    },
    undo: (): Promise<PressLabel | null> => attempt(() => log.undo(isRefused)),
  }
}

export type CourseState = ReturnType<typeof useCourse>
