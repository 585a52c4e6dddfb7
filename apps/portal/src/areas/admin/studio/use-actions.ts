import { notify } from '@the-house/design-system'
import type { CourseImpact, CourseStep, PressedSteps } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { errorText } from '../../../page/form/error-text.ts'
import type { NodeId } from './course.ts'
import { isConcerning } from '../impact/impact-note.tsx'
import { labelOf } from './press-label.ts'
import type { PressLabel } from './press-log.ts'
import type { CourseState } from './use-course.ts'

/** What waits for a decision, since it concerns students. */
export interface Asked {
  steps: CourseStep[]
  label: PressLabel
  impact: CourseImpact
  /** Called once it is done. */
  onDone: () => void
}

const undoMs = 8000

/**
 * What the studio does besides its form; each failure is explained.
 * @param onUnfinished called with the nodes that are not fit to be published
 */
export function useActions(state: CourseState, onUnfinished: (ids: NodeId[]) => void) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [busy, setBusy] = useState(false)
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

  async function undo(): Promise<void> {
    try {
      const label = await state.undo()
      if (label) notify({ type: 'info', title: t('studio.undone', { what: words(label) }) })
    } catch (error) {
      explain(error)
    }
  }

  /** Sends steps at once; null: it failed, and the user knows why. */
  async function run(steps: CourseStep[], label = labelOf(steps, state.course)): Promise<PressedSteps | null> {
    try {
      const pressed = await state.press(steps, label)
      if (label.action === 'REMOVE')
        notify({
          type: 'success',
          title: words(label),
          duration: undoMs,
          action: { label: t('studio.undo'), onSelect: () => void undo() },
        })
      return pressed
    } catch (error) {
      explain(error)
      return null
    }
  }

  /** Shows first how many students it concerns; where it is nobody, it is done at once. */
  async function runIfHarmless(steps: CourseStep[], onDone = () => {}): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const impact = await state.measureImpact(steps)
      if (isConcerning(impact)) setAsked({ steps, label: labelOf(steps, state.course), impact, onDone })
      else if (await run(steps)) onDone()
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    words,
    undo,
    run,
    runIfHarmless,
    asked,
    cancel: () => setAsked(null),
    /** Does what waits for a decision. */
    confirm: async () => {
      if (!asked) return
      setBusy(true)
      if (await run(asked.steps, asked.label)) asked.onDone()
      setBusy(false)
      setAsked(null)
    },
    busy,
  }
}

export type Actions = ReturnType<typeof useActions>
