import {
  ExerciseView,
  Lesson,
  preloadExerciseWidgets,
  SegmentedProgress,
  useLessonFills,
  type ExerciseStatus,
  type LessonProps,
  type ProgressStep,
} from '@the-house/design-system'
import { isMarkedByTeacher, type Answer, type Exercise } from '@the-house/domain'
import { lazyWithRetry, useStoredFlag } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react'
import { outbox } from '../outbox/browser-outbox.ts'
import { useUser } from '../session/session.ts'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { markOf, type ExerciseState } from './exercise-state.ts'
import { useEnter } from './use-enter.ts'
import type { SurveyFlow } from './use-flow.ts'

/** The debounce of a choice: a quick change of mind costs one request only. */
const choicePauseMs = 600
const textPauseMs = 2000
const prepareAfterMs = 2000

interface SideProps {
  test: number
  exercise: Exercise
}
type Loaded = { default: ComponentType<SideProps> }

/** The fallback of a failed import: without a connection nothing can be sent anyway. */
const nothing = (): Loaded => ({ default: () => null })

/** Loads for students with a wrong answer only. */
const Objection = lazy(() =>
  Promise.all([import('./objection/objection.tsx'), loadAreas('objection', 'validation')]).then(
    ([part]): Loaded => part,
    nothing,
  ),
)

/** Loads for students who look at a teacher's correction only. */
const Again = lazy(() =>
  Promise.all([import('./second-version/again.tsx'), loadAreas('second-version')]).then(
    ([part]): Loaded => part,
    nothing,
  ),
)

/** Loads for students who have answered on two devices only. */
const Conflict = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./conflict/conflict.tsx'), loadAreas('answer-conflict')])
  return { default: part.Conflict }
})

export interface ExerciseRunnerProps extends Pick<LessonProps, 'close' | 'menu' | 'lines'> {
  /** The id of the attempt that answers are saved to. */
  test: number
  work: SurveyFlow
  steps: ProgressStep[]
  now: ExerciseState
  /** Whether the answers are read-only. */
  locked: boolean
  /** Whether it is a test, in which the order of arrival decides between two devices that are online. */
  isTimed?: boolean
  /** Whether answers are saved without a debounce. */
  hurried?: boolean
  /** Preloads chunks that must open offline, too. */
  prepare: () => Promise<unknown>
  /** Shown above the exercise. */
  notes?: ReactNode
  /** Shown below the exercise: its actions. */
  children: ReactNode
}

/** Shows one exercise of a set with the progress and its actions. */
export function ExerciseRunner(props: ExerciseRunnerProps) {
  const {
    test,
    work,
    steps,
    now,
    locked,
    isTimed = false,
    hurried = false,
    prepare,
    notes,
    children,
    close,
    menu,
    lines,
  } = props
  const { id: user } = useUser()
  const { current } = work.flow
  const [shortcuts, setShortcuts] = useStoredFlag('the-house.shortcuts', true)
  const fills = useLessonFills()
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef(current)
  useEffect(() => {
    // A screen reader user must notice the change of exercise, so its heading gets the focus; the first one is part of
    // the screen, which has its own focus.
    if (opened.current !== current) heading.current?.focus()
    opened.current = current
  }, [current])
  /** The connection may be lost at any time: preload all exercise widgets soon after the first one has rendered. */
  const load = () => {
    const exercises = work.shown.map(({ exercise }) => exercise)
    void Promise.all([preloadExerciseWidgets(exercises), prepare()]).catch(() => undefined)
  }
  const loadAtRest = useEffectEvent(load)
  useEffect(() => {
    const timer = setTimeout(() => loadAtRest(), prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useEnter(shortcuts, work)

  const Side = isMarkedByTeacher(now.exercise.type) ? Again : Objection
  const inConflict = work.conflicts.some(({ exercise }) => exercise.id === current)
  const status: ExerciseStatus = markOf(now.exercise) ?? (locked || inConflict ? 'disabled' : 'open')

  function keep({ id, type, answer_version = 0 }: Exercise, answer: Answer): void {
    const ref = { user, test, exercise: id }
    const { pathname: path } = location
    const pauseMs = type === 'OPEN_ANSWER' ? textPauseMs : choicePauseMs
    outbox.put(ref, type, answer, { pauseMs: hurried ? 0 : pauseMs, version: answer_version, path, isTimed })
  }

  const keys = <ShortcutSwitch on={shortcuts} onChange={setShortcuts} />
  return (
    <Lesson
      {...{ fills, close, menu, lines }}
      exercise={current}
      progress={
        <SegmentedProgress
          steps={steps}
          current={String(current)}
          place={fills ? 'bar' : 'page'}
          onSelect={(id) => work.dispatch({ type: 'select', id: Number(id) })}
        />
      }
      still={status !== 'open'}
      actions={
        <>
          {children}
          {!fills && keys}
        </>
      }
      onPointerDownCapture={load}
      onKeyDownCapture={load}
    >
      {notes}
      {work.conflicts.length > 0 && (
        <Suspense>
          <Conflict
            {...{ test, steps, current }}
            conflicts={work.conflicts}
            onSelect={(id) => work.dispatch({ type: 'select', id })}
            onChosen={() => heading.current?.focus()}
          />
        </Suspense>
      )}
      <ExerciseView
        exercise={now.exercise}
        answer={now.answer}
        onChange={(answer) => keep(now.exercise, answer)}
        onPause={() => void outbox.flush()}
        onSubmit={() => work.dispatch({ type: work.actions.primary })}
        status={status}
        shortcuts={shortcuts}
        headingRef={heading}
        aside={<Side key={now.exercise.id} test={test} exercise={now.exercise} />}
      />
      {fills && keys}
    </Lesson>
  )
}
