import { defineCalls, type StreamedEvents } from './call.ts'
import { endpoints } from './endpoints.ts'

/** The events that open pages are told of, and the ids that each names: never content, so that an event reveals nothing. */
export const userEvents = {
  /** An attempt has ended: it was handed in on another device, or its time is over. */
  testFinished: ['test_id'],
  /** A test has more time, or goes on after its end. */
  testExtended: ['test_id'],
  /** An answer was saved on another device. */
  answerSaved: ['test_id', 'exercise_id'],
  /** A teacher's correction or ruling has changed an answer. */
  answerCorrected: ['test_id', 'exercise_id'],
  /** The waiting list of a class has moved up: the user has a place. */
  placeBooked: ['class_id'],
  /** Notifications have come, were read elsewhere, or are gone. */
  notificationsChanged: [],
  /** Events may be missing: what is shown is read again. */
  eventsMissed: [],
} as const satisfies StreamedEvents

export type UserEventKind = keyof typeof userEvents
/** One event, discriminated by its kind. */
export type UserEvent = {
  [K in UserEventKind]: { kind: K } & Record<(typeof userEvents)[K][number], number>
}[UserEventKind]

const isKind = (kind: unknown): kind is UserEventKind => typeof kind === 'string' && Object.hasOwn(userEvents, kind)

function isUserEvent(value: unknown): value is UserEvent {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Reflect.get(value, 'kind')
  return isKind(kind) && userEvents[kind].every((name) => Number.isInteger(Reflect.get(value, name)))
}

/** Parses the data of an event; null where it is of a kind that this build does not know. */
export function parseUserEvent(data: string): UserEvent | null {
  try {
    const value: unknown = JSON.parse(data)
    return isUserEvent(value) ? value : null
  } catch {
    return null
  }
}

export const eventCalls = defineCalls({
  myEvents: {
    ...endpoints.myEvents,
    summary: 'What changes for the signed-in user elsewhere, as it happens (server-sent events)',
    stream: userEvents,
  },
})
