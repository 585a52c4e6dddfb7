import { Stack } from '@chakra-ui/react'
import {
  ExerciseView,
  preloadExerciseWidgets,
  SegmentedProgress,
  type ExerciseStatus,
  type ProgressStep,
} from '@the-house/design-system'
import type { Answer, Exercise } from '@the-house/domain'
import { useStoredFlag } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { lazy, useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react'
import { outbox } from '../outbox/browser-outbox.ts'
import { useUser } from '../session/session.ts'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { markOf, type Shown } from './shown.ts'
import { useEnter } from './use-enter.ts'
import type { SurveyFlow } from './use-flow.ts'

/** Choices are sent after a short pause, so that changing one's mind costs one request. */
const choicePauseMs = 600
const textPauseMs = 2000
const prepareAfterMs = 2000

interface SideProps {
  test: number
  exercise: Exercise
}
type Loaded = { default: ComponentType<SideProps> }

/** Without a connection there is nobody to say anything to. */
const nothing = (): Loaded => ({ default: () => null })

/** For whoever has a wrong answer. */
const Objection = lazy(() =>
  Promise.all([import('./objection/objection.tsx'), loadAreas('objection')]).then(([part]): Loaded => part, nothing),
)

/** For whoever looks at a teacher's correction. */
const Again = lazy(() =>
  Promise.all([import('./second-version/again.tsx'), loadAreas('second-version')]).then(
    ([part]): Loaded => part,
    nothing,
  ),
)

export interface DeskProps {
  /** The attempt that answers are saved to. */
  test: number
  work: SurveyFlow
  steps: ProgressStep[]
  now: Shown
  /** Whether nothing can be changed. */
  locked: boolean
  /** Whether answers go to the server without a pause. */
  hurried?: boolean
  /** Loads what has to open without a connection, too. */
  prepare: () => Promise<unknown>
  /** Between the progress and the exercise. */
  notes?: ReactNode
  /** Below the exercise: what can be done with it. */
  children: ReactNode
}

/** The progress, one exercise, and what can be done with it. */
export function Desk(props: DeskProps) {
  const { test, work, steps, now, locked, hurried = false, prepare, notes, children } = props
  const { id: user } = useUser()
  const { current } = work.flow
  const [shortcuts, setShortcuts] = useStoredFlag('the-house.shortcuts', true)
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef(current)
  useEffect(() => {
    // Another exercise is another page for whoever cannot see it change; the first one is part of the screen.
    if (opened.current !== current) heading.current?.focus()
    opened.current = current
  }, [current])
  /** The connection may go at any time: soon after the first exercise stands, every other must open without it. */
  const load = () => void Promise.all([preloadExerciseWidgets(), prepare()]).catch(() => undefined)
  const loadAtRest = useEffectEvent(load)
  useEffect(() => {
    const timer = setTimeout(() => loadAtRest(), prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useEnter(shortcuts, work)

  const Side = now.exercise.type === 'OPEN_ANSWER' ? Again : Objection
  const status: ExerciseStatus = markOf(now.exercise) ?? (locked ? 'disabled' : 'open')

  function keep({ id, type }: Exercise, answer: Answer): void {
    const pauseMs = type === 'OPEN_ANSWER' ? textPauseMs : choicePauseMs
    outbox.put({ user, test, exercise: id }, type, answer, hurried ? 0 : pauseMs)
  }

  return (
    <Stack gap={{ base: 5, md: 7 }} onPointerDownCapture={load} onKeyDownCapture={load}>
      <SegmentedProgress
        steps={steps}
        current={String(current)}
        onSelect={(id) => work.press({ type: 'select', id: Number(id) })}
      />
      {notes}
      <ExerciseView
        exercise={now.exercise}
        answer={now.answer}
        onChange={(answer) => keep(now.exercise, answer)}
        onPause={() => void outbox.flush()}
        onSubmit={() => work.press({ type: work.actions.primary })}
        status={status}
        shortcuts={shortcuts}
        headingRef={heading}
        aside={<Side key={now.exercise.id} test={test} exercise={now.exercise} />}
      />
      {children}
      <ShortcutSwitch on={shortcuts} onChange={setShortcuts} />
    </Stack>
  )
}
