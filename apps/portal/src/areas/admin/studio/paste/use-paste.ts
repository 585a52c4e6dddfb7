import type { CourseEntity, ExerciseType, PasteParent, PasteRow, PressedSteps } from '@the-house/domain'
import { useState } from 'react'
import { ApiError, errorMessageOf, handleError } from '../../../../api/api-error.ts'
import { pasteCourse } from '../../../../api/paste.ts'
import { useUser } from '../../../../session/session.ts'
import { clearFormDraft, loadFormDraft, saveFormDraft } from '../../resource/form-draft.ts'
import { textIn } from '../../managed/field-props.ts'
import { makeable, splitRows } from './split-rows.ts'

export interface PastePlace {
  entity: PasteParent
  id: number
}

export interface PasteInput {
  parent: PastePlace
  /** The type of the exercises. */
  type: ExerciseType
  /** Called with what was made, and the name of the first part. */
  onPasted: (pressed: PressedSteps, name: string) => void
  /** Called once everything was made. */
  onDone: () => void
}

/** The text of a paste, kept on this device, and what the server says about its lines. */
export function usePaste({ parent, type, onPasted, onDone }: PasteInput) {
  const { id: user } = useUser()
  const draft = { user, name: `paste.${parent.entity}`, id: parent.id }
  const [text, setText] = useState(() => textIn(loadFormDraft(draft)?.['text']))
  const [rows, setRows] = useState<readonly PasteRow[] | null>(null)
  const [busy, setBusy] = useState<'check' | 'add' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** How many lines were made by the last press, while others have stayed. */
  const [added, setAdded] = useState(0)
  /** The same text sent again after a lost answer is the same press. */
  const [press, setPress] = useState(() => crypto.randomUUID())

  function write(now: string): void {
    setText(now)
    setRows(null)
    setFailure(null)
    setPress(crypto.randomUUID())
    if (now === '') clearFormDraft(draft)
    else saveFormDraft(draft, { text: now })
  }

  async function send(what: 'check' | 'add', sent: string) {
    setBusy(what)
    setFailure(null)
    try {
      const isTrial = what === 'check'
      const body = { parent, type, text: sent, dry_run: isTrial }
      return await pasteCourse({ ...body, press: isTrial ? crypto.randomUUID() : press })
    } catch (error) {
      if (error instanceof ApiError) setFailure(errorMessageOf(error))
      else handleError(error)
      return null
    } finally {
      setBusy(null)
    }
  }

  return {
    text,
    /** null: the text, as it is now, was not checked. */
    rows,
    busy,
    failure,
    added,
    write: (now: string) => {
      setAdded(0)
      write(now)
    },
    /** The lines were checked for something else, such as another type. */
    expire: () => write(text),
    check: async (): Promise<void> => {
      const answer = await send('check', text)
      if (answer) setRows(answer.rows)
    },
    /** Makes what can be made; the other lines stay. */
    add: async (): Promise<void> => {
      if (!rows) return
      const { taken, refused } = splitRows(text, rows)
      const answer = await send('add', taken)
      if (!answer) return
      // Somebody has changed something since the check: what stands in the way is shown.
      if (!answer.pressed) {
        setRows(answer.rows)
        return
      }
      onPasted(answer.pressed, makeable(rows)[0]?.name ?? '')
      write(refused)
      if (refused === '') onDone()
      else setAdded(makeable(rows).length)
    },
  }
}

export const isPasteParent = (entity: CourseEntity): entity is PasteParent =>
  entity === 'books' || entity === 'chapters' || entity === 'topics'
