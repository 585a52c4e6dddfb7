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
   * Shows first how many students it concerns; where it is nobody, it is done at once. Moves follow one another: each
   * starts from the tree that the one before has left, which is shown at once.
   */
  async function runIfHarmless(steps: CourseStep[], onDone = () => {}): Promise<void> {
    const isMove = steps.every(({ action }) => action === 'MOVE')
    if (count > 0 && !isMove) return
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
