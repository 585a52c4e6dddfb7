import { stopAllAudio } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useOnline } from '@the-house/hooks'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { ApiError } from '../api/api-error.ts'
import { outbox, useDrafts, useOutboxFailure } from '../outbox/browser-outbox.ts'
import type { Draft } from '../outbox/drafts.ts'
import { refKey } from '../outbox/entry.ts'
import { useUser } from '../session/session.ts'
import {
  actionsOf,
  flowReducer,
  isClosing,
  initialFlow,
  unanswered,
  type FlowEffect,
  type FlowContext,
  type FlowAction,
} from './flow-reducer.ts'
import { exerciseStateOf, type ExerciseState } from './exercise-state.ts'

/** The operations in which a practice and a test differ. */
export interface FlowOperations extends Pick<FlowContext, 'checked' | 'closing'> {
  verify?: (answered: ExerciseState) => Promise<'marked' | 'notMarked'>
  finish: (shown: readonly ExerciseState[]) => Promise<'finished' | 'notFinished'>
  leave: () => void
  /** Why a submission is being retried; null where it is not. */
  missed: ApiError | null
  /** What was submitted, also before a reload, and waits on the device for the server's decision. */
  submitted?: { checking: readonly number[]; finishing: boolean }
}

const nothing = { checking: [], finishing: false }

/** Connects the flow reducer to the page: the URL names the exercise, and effects call the server. */
export function useFlow(survey: Survey, operations: FlowOperations) {
  const { checked, closing, verify, finish, leave, missed, submitted = nothing } = operations
  const { id: user } = useUser()
  const drafts = useDrafts()
  const failure = useOutboxFailure() ?? missed
  const online = useOnline()
  const [query] = useSearchParams()
  const [path, navigate] = useLocation()

  const statesIn = (known: ReadonlyMap<string, Draft>) =>
    survey.exercises.map((exercise) =>
      exerciseStateOf(exercise, known.get(refKey({ user, test: survey.id, exercise: exercise.id }))),
    )
  const conflictsIn = (states: readonly ExerciseState[]) =>
    survey.concluded ? [] : states.filter(({ exercise, draft }) => !exercise.answered && draft?.newer)
  const courseOf = (states: readonly ExerciseState[]): FlowContext => ({
    exercises: survey.exercises,
    concluded: survey.concluded,
    checked,
    closing,
    isConflict: (id) => conflictsIn(states).some(({ exercise }) => exercise.id === id),
    isEmpty: (id) => states.find(({ exercise }) => exercise.id === id)?.empty ?? true,
    stalled: !online || failure !== null,
  })
  const shown = statesIn(drafts)
  const course = courseOf(shown)
  const named = initialFlow(course, Number(query.get('exercise')))
  const [state, setState] = useState(named)
  const conflicts = conflictsIn(shown)
  useEffect(() => {
    if (survey.concluded) outbox.conclude(survey.id)
  }, [survey.concluded, survey.id])
  const finishing = state.finishing || submitted.finishing
  const flow = {
    ...state,
    // The end waits for the choices: it leads to the first of them.
    current: (finishing && conflicts[0]?.exercise.id) || named.current,
    checking: [...state.checking, ...submitted.checking],
    finishing,
  }

  /** Dispatches an action for a response, against the latest state: it may arrive long after the click. */
  const settle = (event: FlowAction) => setState((before) => flowReducer(course, before, event)[0])

  /** Writes the exercise to the URL and keeps its other parameters. */
  function open(id: number): void {
    const named = new URLSearchParams(query)
    named.set('exercise', String(id))
    navigate(`${path}?${named}`, { replace: true })
  }

  const run: Record<FlowEffect['do'], (command: FlowEffect) => void> = {
    stopAudio: stopAllAudio,
    verify: (command) => {
      if (!('id' in command)) return
      const answered = statesIn(outbox.drafts()).find(({ exercise }) => exercise.id === command.id)
      if (answered) void verify?.(answered).then((type) => settle({ type, id: command.id }))
    },
    finish: () => void finish(statesIn(outbox.drafts())).then((type) => settle({ type })),
    leave,
  }

  function dispatch(event: FlowAction): void {
    // A choice that was just made may not have been rendered yet.
    const latest = courseOf(statesIn(outbox.drafts()))
    const [next, commands] = flowReducer(latest, flow, event)
    // What the device keeps is not kept here a second time: it ends there.
    setState({
      ...next,
      checking: next.checking.filter((id) => !submitted.checking.includes(id)),
      finishing: next.finishing && !submitted.finishing,
    })
    if (next.current !== flow.current) open(next.current)
    for (const command of commands) run[command.do](command)
  }

  return {
    flow,
    shown,
    /** The exercises with two answers, between which the student has to choose. */
    conflicts,
    /** The exercise on the screen; undefined where there is none. */
    now: shown.find(({ exercise }) => exercise.id === flow.current),
    /** Whether the closing screen is shown instead. */
    closing: isClosing(course, flow),
    actions: actionsOf(course, flow),
    left: unanswered(course, flow),
    /** Whether the connection is missing: the device says so, or a request found no server. */
    offline: !online || (failure?.isUnreachable ?? false),
    /** Why something waits and is retried; null where nothing is. */
    failure,
    dispatch,
    /** Restarts with the first exercise of a new attempt. */
    restart: (first: number) => {
      navigate(path, { replace: true })
      settle({ type: 'retried', first })
    },
  }
}

export type SurveyFlow = ReturnType<typeof useFlow>
