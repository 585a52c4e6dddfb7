import { stopAllAudio } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useOnline } from '@the-house/hooks'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Practice } from '../../api/practice.ts'
import { useDrafts, useOutboxOffline } from '../../outbox/browser-outbox.ts'
import { refKey } from '../../outbox/entry.ts'
import { useUser } from '../../session/session.ts'
import { actionsOf, advance, openFlow, unanswered, type Command, type Course, type FlowEvent } from './flow.ts'
import { shownOf } from './shown.ts'
import { useHandIn } from './use-hand-in.ts'

/** The exercise flow on the screen: the address names the exercise, the flow decides, the server is told. */
export function usePractice(practice: Practice, survey: Survey) {
  const { id: user } = useUser()
  const drafts = useDrafts()
  const waiting = useOutboxOffline()
  const online = useOnline()
  const [query] = useSearchParams()
  const [path, navigate] = useLocation()
  const handIn = useHandIn(practice, survey)

  const shown = survey.exercises.map((exercise) =>
    shownOf(exercise, drafts.get(refKey({ user, test: survey.id, exercise: exercise.id }))),
  )
  const course: Course = {
    exercises: survey.exercises,
    concluded: survey.concluded,
    showFeedback: survey.show_feedback,
    isEmpty: (id) => shown.find(({ exercise }) => exercise.id === id)?.empty ?? true,
    offline: waiting || !online || handIn.missed,
  }
  const named = openFlow(course, Number(query.get('exercise')))
  const [state, setState] = useState(named)
  const flow = { ...state, current: named.current }

  /** What the server's answers lead to; they may come long after the press. */
  const settle = (event: FlowEvent) => setState((before) => advance(course, before, event)[0])

  const open = (id: number | null) => navigate(id === null ? path : `${path}?exercise=${id}`, { replace: true })

  const run: Record<Command['do'], (command: Command) => void> = {
    stopAudio: stopAllAudio,
    verify: (command) => {
      if ('id' in command) void handIn.verify(command.id).then((type) => settle({ type, id: command.id }))
    },
    finish: () => void handIn.finish().then((type) => settle({ type })),
  }

  function press(event: FlowEvent): void {
    const [next, commands] = advance(course, flow, event)
    setState(next)
    if (next.current !== flow.current) open(next.current)
    for (const command of commands) run[command.do](command)
  }

  async function retry(): Promise<void> {
    const first = await handIn.retry()
    if (first === null) return
    open(null)
    settle({ type: 'retried', first })
  }

  return {
    flow,
    shown,
    actions: actionsOf(course, flow),
    left: unanswered(course, flow),
    offline: course.offline,
    press,
    retry,
  }
}

export type PracticeFlow = ReturnType<typeof usePractice>
