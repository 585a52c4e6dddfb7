import type { PresenceState } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useRef, useState } from 'react'
import { ApiFailure, report, toldOf } from '../../api/failure.ts'
import { putPresence } from '../../api/meetings.ts'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { withPresence, type Mark } from './with-presence.ts'

/** What is shown of a mark until the school's own list says it. */
interface Note {
  state: PresenceState
  /** The mark that is on its way. */
  present?: boolean | null
  /** Why it was refused. */
  message?: string
}

type Given = { content: OwnMeeting[] }
type Keep = (
  change: (known: Given | undefined) => Given | undefined,
  options: { revalidate: false },
) => Promise<unknown>

const nameOf = ({ meeting, student }: Omit<Mark, 'present'>): string => `${meeting} ${student}`

/** Marks who was in a class: shown at once, restored where the school refuses, one after the other for each person. */
export function usePresence(keep: Keep) {
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
      await keep((known) => known && { content: withPresence(known.content, asked) }, { revalidate: false })
    }
    note({ state: 'saving', present })
    const sending = send()
    const settled = sending.catch(() => undefined)
    lines.current.set(name, settled)
    // Only the last of several presses says how it ended.
    const isLast = () => lines.current.get(name) === settled
    try {
      await sending
      if (isLast()) note({ state: 'saved' })
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) report(failure)
      else shownInPlace.onError(failure)
      if (isLast()) note({ state: 'failed', message: failure instanceof ApiFailure ? toldOf(failure) : '' })
    }
  }

  return {
    mark: (asked: Mark) => void mark(asked),
    noteOf: (meeting: number, student: number) => notes.get(nameOf({ meeting, student })),
  }
}
export type Presence = ReturnType<typeof usePresence>
