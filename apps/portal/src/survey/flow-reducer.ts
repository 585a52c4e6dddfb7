import type { Exercise } from '@the-house/domain'

/** The reducer's input about the set of exercises, derived from server data and drafts. */
export interface FlowContext {
  exercises: readonly Pick<Exercise, 'id' | 'answered' | 'flagged'>[]
  concluded: boolean
  /** Whether answers are checked one by one (Verify); otherwise all are marked at the end. */
  checked: boolean
  /** Whether the set has a closing screen: the result, or what comes next. */
  closing: boolean
  /** Whether the answer of an exercise is empty or incomplete. */
  isEmpty: (id: number) => boolean
  /** Whether the student has to choose between two answers to an exercise. */
  isConflict: (id: number) => boolean
  /** Whether submissions wait for the connection or the server. */
  stalled: boolean
}

export interface Flow {
  /** The id of the exercise on the screen. */
  current: number
  /** Whether the user reviews the answers of a concluded set, instead of its closing screen. */
  reviewing: boolean
  /** Ids of submitted answers that are not marked yet: pending, or waiting for the connection. */
  checking: readonly number[]
  /** Whether the confirmation to finish with open exercises is open. */
  asking: boolean
  /** Whether the submission of the set is pending, or waits for the connection. */
  finishing: boolean
}

export type FlowAction =
  | { type: 'select'; id: number }
  | { type: 'verify' }
  | { type: 'marked'; id: number }
  | { type: 'notMarked'; id: number }
  | { type: 'skip' }
  | { type: 'next' }
  | { type: 'finish' }
  | { type: 'confirmFinish' }
  | { type: 'cancelFinish' }
  | { type: 'finished' }
  | { type: 'notFinished' }
  | { type: 'retried'; first: number }
  | { type: 'seeFeedback' }
  | { type: 'seeAnswers' }
  | { type: 'leave' }

/** A side effect that the caller runs. */
export type FlowEffect = { do: 'verify'; id: number } | { do: 'finish' | 'stopAudio' | 'leave' }

const fresh = { reviewing: false, checking: [], asking: false, finishing: false }

/** The initial state: the exercise that the URL names, otherwise the first one. */
export function initialFlow({ exercises, concluded }: FlowContext, named: number | null): Flow {
  const found = exercises.find(({ id }) => id === named)
  // A URL that names an exercise (a notification's link) opens it, not the result.
  return { ...fresh, current: (found ?? exercises[0])?.id ?? 0, reviewing: concluded && !!found }
}

/** Whether the closing screen is shown instead of an exercise. */
export const isClosing = ({ concluded, closing }: FlowContext, { reviewing }: Flow): boolean =>
  concluded && closing && !reviewing

/** `leave`: the set is done. */
export type Primary = 'verify' | 'next' | 'finish' | 'seeFeedback' | 'leave'

export interface Actions {
  skip: boolean
  primary: Primary
  /** Why the main action is disabled. */
  held: 'empty' | 'busy' | 'conflict' | null
}

const isLast = ({ exercises }: FlowContext, { current }: Flow): boolean => exercises.at(-1)?.id === current

const isAnswered = ({ exercises }: FlowContext, { checking }: Flow, id: number): boolean =>
  checking.includes(id) || (exercises.find((exercise) => exercise.id === id)?.answered ?? false)

/** The actions of the toolbar in this state. */
export function actionsOf(course: FlowContext, flow: Flow): Actions {
  const last = isLast(course, flow)
  if (course.concluded) {
    const end = course.closing ? 'seeFeedback' : 'leave'
    return { skip: false, primary: last ? end : 'next', held: null }
  }
  const onward = last ? 'finish' : 'next'
  const empty = course.isEmpty(flow.current)
  if (course.isConflict(flow.current))
    return { skip: !last && !flow.finishing, primary: course.checked ? 'verify' : onward, held: 'conflict' }
  if (flow.finishing) return { skip: false, primary: onward, held: 'busy' }
  if (!course.checked) return { skip: empty, primary: onward, held: empty ? 'empty' : null }
  // While submissions wait the user can go on; the answer is checked later.
  if (flow.checking.includes(flow.current) && !course.stalled) return { skip: false, primary: 'verify', held: 'busy' }
  if (isAnswered(course, flow, flow.current)) return { skip: false, primary: onward, held: null }
  return { skip: true, primary: 'verify', held: empty ? 'empty' : null }
}

/** The ids of the exercises without an answer. */
export function unanswered(course: FlowContext, flow: Flow): number[] {
  const { exercises, checked, isEmpty } = course
  return exercises.map(({ id }) => id).filter((id) => !isAnswered(course, flow, id) && (checked || isEmpty(id)))
}

type Step = [Flow, FlowEffect[]]

function finish(flow: Flow): Step {
  return [{ ...flow, asking: false, finishing: true }, [{ do: 'finish' }]]
}

/** Goes to the next exercise; at the last one finishes, with a confirmation where exercises are open. */
function goOn(course: FlowContext, flow: Flow): Step {
  const { exercises } = course
  const following = exercises[exercises.findIndex(({ id }) => id === flow.current) + 1]
  if (following) return [{ ...flow, current: following.id }, [{ do: 'stopAudio' }]]
  if (course.concluded) return [flow, []]
  // Which answer counts is chosen before the end.
  const conflict = exercises.find(({ id }) => course.isConflict(id))
  if (conflict) return [{ ...flow, current: conflict.id }, [{ do: 'stopAudio' }]]
  const open = unanswered(course, flow).length > 0 || exercises.some(({ flagged }) => flagged)
  return open ? [{ ...flow, asking: true }, []] : finish(flow)
}

const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)

/** The reducer of the exercise flow (a pure state machine); actions that do not fit the state change nothing. */
export function flowReducer(course: FlowContext, flow: Flow, event: FlowAction): Step {
  const still: Step = [flow, []]
  const { primary, held, skip } = actionsOf(course, flow)
  switch (event.type) {
    case 'select':
      return course.exercises.some(({ id }) => id === event.id)
        ? [{ ...flow, current: event.id, reviewing: course.concluded, asking: false }, [{ do: 'stopAudio' }]]
        : still
    case 'verify': {
      const id = flow.current
      if (primary !== 'verify' || held) return still
      return [{ ...flow, checking: [...flow.checking, id] }, [{ do: 'stopAudio' }, { do: 'verify', id }]]
    }
    case 'marked':
    case 'notMarked':
      return [{ ...flow, checking: without(flow.checking, event.id) }, []]
    case 'skip':
      return skip ? goOn(course, flow) : still
    case 'next':
    case 'finish':
      return primary === event.type && !held ? goOn(course, flow) : still
    case 'confirmFinish':
      return flow.asking ? finish(flow) : still
    case 'cancelFinish':
      return [{ ...flow, asking: false }, []]
    case 'finished':
      return [{ ...flow, ...fresh }, []]
    case 'notFinished':
      return [{ ...flow, finishing: false }, []]
    case 'retried':
      return [{ ...fresh, current: event.first }, []]
    case 'seeFeedback':
      return [{ ...flow, reviewing: false }, [{ do: 'stopAudio' }]]
    case 'seeAnswers':
      return [{ ...flow, reviewing: course.concluded }, []]
    default:
      return primary === 'leave' ? [flow, [{ do: 'leave' }]] : still
  }
}
