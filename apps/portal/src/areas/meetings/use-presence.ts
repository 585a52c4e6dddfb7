import type { PresenceState } from '@the-house/design-system'
import { useRef, useState } from 'react'
import { ApiError, handleError, errorMessageOf } from '../../api/api-error.ts'
import { putPresence } from '../../api/meetings.ts'
import { inlineErrors } from '../../api/inline-errors.ts'
import { changingOne, markStudent, type KeepOwn, type Mark } from './own-classes.ts'

/** The state of a mark until the server list contains it. */
interface Note {
  state: PresenceState
  /** The mark that is being saved. */
  present?: boolean | null
  /** The error message of the server. */
  message?: string
}

const nameOf = ({ meeting, student }: Omit<Mark, 'present'>): string => `${meeting} ${student}`

/**
 * Marks attendance with an optimistic update: shown at once, rolled back where the server refuses, in order for each
 * student.
 */
export function usePresence(keep: KeepOwn) {
  const [notes, setNotes] = useState<ReadonlyMap<string, Note>>(new Map())
  const lines = useRef(new Map<string, Promise<unknown>>())

  async function mark(asked: Mark): Promise<void> {
    const { meeting, student, present } = asked
    const name = nameOf(asked)
    const note = (to: Note) => setNotes((before) => new Map(before).set(name, to))
    const before = lines.current.get(name)
    const send = async () => {
      await before
      await putPresence(meeting, { user_id: student, present })
      await keep(
        changingOne(meeting, (one) => markStudent(one, asked)),
        { revalidate: false },
      )
    }
    note({ state: 'saving', present })
    const sending = send()
    const settled = sending.catch(() => undefined)
    lines.current.set(name, settled)
    // With several presses on one student only the last one sets the state.
    const isLast = () => lines.current.get(name) === settled
    try {
      await sending
      if (isLast()) note({ state: 'saved' })
    } catch (failure) {
      if (!(failure instanceof ApiError)) handleError(failure)
      else inlineErrors.onError(failure)
      if (isLast()) note({ state: 'failed', message: failure instanceof ApiError ? errorMessageOf(failure) : '' })
    }
  }

  return {
    mark: (asked: Mark) => void mark(asked),
    noteOf: (meeting: number, student: number) => notes.get(nameOf({ meeting, student })),
  }
}
export type Presence = ReturnType<typeof usePresence>
