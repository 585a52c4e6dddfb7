import { notify } from '@the-house/design-system'
import type { CourseStep, PressedSteps } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef } from 'react'
import { ApiError, handleError } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { errorText } from '../../../page/form/error-text.ts'
import type { NodeId } from './course.ts'
import { labelOf } from './press-label.ts'
import type { PressLabel } from './press-log.ts'
import type { CourseState } from './use-course.ts'

const undoMs = 8000

/**
 * Sends presses and takes them back; each failure is explained.
 * @param onUnfinished called with the nodes that are not fit to be published
 */
export function useRun(state: CourseState, onUnfinished: (ids: NodeId[]) => void) {
  const { t } = useTranslation()
  const words = ({ action, ...what }: PressLabel) => t(`studio.pressed.${action}`, what)

  function explain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    // The notice above the tree says who has changed what.
    if (conflictIn('course', error) && error.latest) return
    const fields = Object.entries(error.fields ?? {})
    const rows = fields.flatMap(([name]) => (/^\w+\/\d+$/.test(name) ? [name] : []))
    if (rows.length > 0) onUnfinished(rows)
    else if (fields.length > 0)
      notify({ type: 'danger', title: fields.map(([, message]) => errorText(message)).join(' ') })
    else handleError(error)
  }

  const { undoable } = state
  /** The message of a deletion, which offers to undo it. */
  const offer = useRef<{ label: PressLabel; close: () => void } | null>(null)
  useEffect(() => {
    // Its button would take back something else.
    if (offer.current?.label !== undoable) offer.current?.close()
  }, [undoable])

  async function undo(named?: PressLabel): Promise<void> {
    try {
      const label = await state.undo(named)
      if (label) notify({ type: 'info', title: t('studio.undone', { what: words(label) }) })
    } catch (error) {
      explain(error)
    }
  }

  /** Sends steps at once; null: it failed, and the user knows why. */
  async function run(
    steps: CourseStep[],
    label = labelOf(steps, state.course),
    isForeseen = false,
  ): Promise<PressedSteps | null> {
    try {
      const pressed = await state.press(steps, { label, isForeseen })
      if (label.action === 'REMOVE') {
        const action = { label: t('studio.undo'), onSelect: () => void undo(label) }
        const close = notify({ type: 'success', title: words(label), duration: undoMs, action })
        offer.current = { label, close }
      }
      return pressed
    } catch (error) {
      explain(error)
      return null
    }
  }

  return { words, explain, undo, run }
}
