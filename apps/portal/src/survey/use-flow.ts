import { stopAllAudio } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useOnline } from '@the-house/hooks'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useDrafts, useOutboxOffline } from '../outbox/browser-outbox.ts'
import { refKey } from '../outbox/entry.ts'
import { useUser } from '../session/session.ts'
import {
  actionsOf,
  advance,
  isClosing,
  openFlow,
  unanswered,
  type Command,
  type Course,
  type FlowEvent,
} from './flow.ts'
import { shownOf } from './shown.ts'

/** What a practice and a test each do in their own way. */
export interface Deeds extends Pick<Course, 'checked' | 'closing'> {
  verify?: (id: number) => Promise<'marked' | 'notMarked'>
  finish: () => Promise<'finished' | 'notFinished'>
  leave: () => void
  /** Whether what was handed in does not reach the server. */
  missed: boolean
}

/** The exercise flow on the screen: the address names the exercise, the flow decides, the server is told. */
export function useFlow(survey: Survey, { checked, closing, verify, finish, leave, missed }: Deeds) {
  const { id: user } = useUser()
  const drafts = useDrafts()
  const waiting = useOutboxOffline()
  const online = useOnline()
  const [query] = useSearchParams()
  const [path, navigate] = useLocation()

  const shown = survey.exercises.map((exercise) =>
    shownOf(exercise, drafts.get(refKey({ user, test: survey.id, exercise: exercise.id }))),
  )
  const course: Course = {
    exercises: survey.exercises,
    concluded: survey.concluded,
    checked,
    closing,
    isEmpty: (id) => shown.find(({ exercise }) => exercise.id === id)?.empty ?? true,
    offline: waiting || !online || missed,
  }
  const named = openFlow(course, Number(query.get('exercise')))
  const [state, setState] = useState(named)
  const flow = { ...state, current: named.current }

  /** What the server's answers lead to; they may come long after the press. */
  const settle = (event: FlowEvent) => setState((before) => advance(course, before, event)[0])

  /** Names the exercise in the address, beside what else that names. */
  function open(id: number): void {
    const named = new URLSearchParams(query)
    named.set('exercise', String(id))
    navigate(`${path}?${named}`, { replace: true })
  }

  const run: Record<Command['do'], (command: Command) => void> = {
    stopAudio: stopAllAudio,
    verify: (command) => {
      if ('id' in command) void verify?.(command.id).then((type) => settle({ type, id: command.id }))
    },
    finish: () => void finish().then((type) => settle({ type })),
    leave,
  }

  function press(event: FlowEvent): void {
    const [next, commands] = advance(course, flow, event)
    setState(next)
    if (next.current !== flow.current) open(next.current)
    for (const command of commands) run[command.do](command)
  }

  return {
    flow,
    shown,
    /** The exercise on the screen; undefined where there is none. */
    now: shown.find(({ exercise }) => exercise.id === flow.current),
    /** Whether the end is on show instead. */
    closing: isClosing(course, flow),
    actions: actionsOf(course, flow),
    left: unanswered(course, flow),
    offline: course.offline,
    press,
    /** Goes on with the first exercise of a new attempt. */
    restart: (first: number) => {
      navigate(path, { replace: true })
      settle({ type: 'retried', first })
    },
  }
}

export type SurveyFlow = ReturnType<typeof useFlow>
