import type { CourseStep } from '@the-house/domain'
import { useRef, useState } from 'react'
import type { NodeId } from './course.ts'
import { labelOf } from './press-label.ts'
import type { PressLabel } from './press-log.ts'
import type { CourseState } from './use-course.ts'
import { useQuestion } from './use-question.ts'
import { useRun } from './use-run.ts'

/**
 * What the studio does besides its form; what concerns students is asked first.
 * @param onUnfinished called with the nodes that are not fit to be published
 */
export function useActions(state: CourseState, onUnfinished: (ids: NodeId[]) => void) {
  const { words, explain, undo, run } = useRun(state, onUnfinished)
  const question = useQuestion(state.measureImpact)
  const waiting = useRef<Promise<unknown>>(Promise.resolve())
  /** The last press, while it is under way. */
  const last = useRef<string | null>(null)
  const [count, setCount] = useState(0)

  async function ask(steps: CourseStep[], label: PressLabel, isForeseen: boolean): Promise<boolean> {
    try {
      return (await question.decide(steps, label)) && (await run(steps, label, isForeseen)) !== null
    } catch (error) {
      explain(error)
      return false
    } finally {
      question.end()
    }
  }

  /**
   * Shows first how many students it concerns; where it is nobody, it is done at once. What is pressed meanwhile waits
   * its turn. A move is shown at once, so that the next one starts from the tree that it leaves.
   */
  async function runIfHarmless(steps: CourseStep[], onDone = () => {}): Promise<void> {
    const isMove = steps.every(({ action }) => action === 'MOVE')
    const press = JSON.stringify(steps)
    // The second press of a double click asks for nothing more.
    if (!isMove && press === last.current) return
    last.current = press
    const label = labelOf(steps, state.course)
    const putBack = isMove ? state.foresee(steps) : null
    setCount((now) => now + 1)
    const done = state.during(async () => {
      await waiting.current
      const isDone = await ask(steps, label, isMove)
      if (!isDone) await putBack?.()
      return isDone
    })
    waiting.current = done.catch(() => undefined)
    try {
      if (await done) onDone()
    } finally {
      setCount((now) => now - 1)
      if (last.current === press) last.current = null
    }
  }

  return {
    words,
    undo,
    run,
    runIfHarmless,
    asked: question.asked,
    cancel: () => question.answer(false),
    /** Does what waits for a decision. */
    confirm: () => question.answer(true),
    busy: count > 0 && !question.asked?.answer,
  }
}

export type Actions = ReturnType<typeof useActions>
