import type { Exercise } from '@the-house/domain'

/** What the flow knows of the set of exercises; it comes from the server and the drafts. */
export interface Course {
  exercises: readonly Pick<Exercise, 'id' | 'answered' | 'flagged'>[]
  concluded: boolean
  /** Whether answers are checked one by one (Verify); else all are marked at the end. */
  checked: boolean
  /** Whether something is shown at the end: how it went, or what comes next. */
  closing: boolean
  /** Whether nothing (or not everything) is put into an exercise yet. */
  isEmpty: (id: number) => boolean
  /** Whether the server is out of reach. */
  offline: boolean
}

export interface Flow {
  /** The exercise on the screen. */
  current: number
  /** Whether the answers of a concluded set are looked through, instead of its end. */
  reviewing: boolean
  /** Handed in here and not marked yet: on its way, or waiting for the connection. */
  checking: readonly number[]
  /** The user is asked whether to finish with exercises open. */
  asking: boolean
  /** On its way to the server, or waiting for the connection. */
  finishing: boolean
}

export type FlowEvent =
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

/** What has to happen outside. */
export type Command = { do: 'verify'; id: number } | { do: 'finish' | 'stopAudio' | 'leave' }

const fresh = { reviewing: false, checking: [], asking: false, finishing: false }

/** The first one shown: the one named in the address, else the first. */
export function openFlow({ exercises, concluded }: Course, named: number | null): Flow {
  const found = exercises.find(({ id }) => id === named)
  // An address that names an exercise (a notification's link) leads to it, not to the result.
  return { ...fresh, current: (found ?? exercises[0])?.id ?? 0, reviewing: concluded && !!found }
}

/** Whether the end is on show instead of an exercise. */
export const isClosing = ({ concluded, closing }: Course, { reviewing }: Flow): boolean =>
  concluded && closing && !reviewing

/** `leave`: nothing is left to do here. */
export type Primary = 'verify' | 'next' | 'finish' | 'seeFeedback' | 'leave'

export interface Actions {
  skip: boolean
  primary: Primary
  /** Why the main action has to wait. */
  held: 'empty' | 'busy' | null
}

const isLast = ({ exercises }: Course, { current }: Flow): boolean => exercises.at(-1)?.id === current

const isAnswered = ({ exercises }: Course, { checking }: Flow, id: number): boolean =>
  checking.includes(id) || (exercises.find((exercise) => exercise.id === id)?.answered ?? false)

/** What the bottom bar offers. */
export function actionsOf(course: Course, flow: Flow): Actions {
  const last = isLast(course, flow)
  if (course.concluded) {
    const end = course.closing ? 'seeFeedback' : 'leave'
    return { skip: false, primary: last ? end : 'next', held: null }
  }
  const onward = last ? 'finish' : 'next'
  const empty = course.isEmpty(flow.current)
  if (flow.finishing) return { skip: false, primary: onward, held: 'busy' }
  if (!course.checked) return { skip: empty, primary: onward, held: empty ? 'empty' : null }
  // While the server is out of reach the user goes on; the answer is checked later.
  if (flow.checking.includes(flow.current) && !course.offline) return { skip: false, primary: 'verify', held: 'busy' }
  if (isAnswered(course, flow, flow.current)) return { skip: false, primary: onward, held: null }
  return { skip: true, primary: 'verify', held: empty ? 'empty' : null }
}

/** The exercises that finishing would leave without an answer. */
export function unanswered(course: Course, flow: Flow): number[] {
  const { exercises, checked, isEmpty } = course
  return exercises.map(({ id }) => id).filter((id) => !isAnswered(course, flow, id) && (checked || isEmpty(id)))
}

type Step = [Flow, Command[]]

function finish(flow: Flow): Step {
  return [{ ...flow, asking: false, finishing: true }, [{ do: 'finish' }]]
}

/** To the following exercise; at the last one finishes, and asks first where something is open. */
function goOn(course: Course, flow: Flow): Step {
  const { exercises } = course
  const following = exercises[exercises.findIndex(({ id }) => id === flow.current) + 1]
  if (following) return [{ ...flow, current: following.id }, [{ do: 'stopAudio' }]]
  if (course.concluded) return [flow, []]
  const open = unanswered(course, flow).length > 0 || exercises.some(({ flagged }) => flagged)
  return open ? [{ ...flow, asking: true }, []] : finish(flow)
}

const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)

/** The whole exercise flow: what each event leads to. Events that do not fit the moment change nothing. */
export function advance(course: Course, flow: Flow, event: FlowEvent): Step {
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
