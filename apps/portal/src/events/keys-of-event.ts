import type { UserEvent, UserEventKind } from '@the-house/domain'
import { isProgressKey, isSurveyKey, isTodoKey, keysLike } from '../api/cache-keys.ts'

type IsKey = (key: unknown) => boolean

/** What an event is compared with: what this page shows and holds. */
export interface PageState {
  /** The attempt that a cache key has read, by its id. */
  attemptAt: (key: string) => unknown
  /** Whether an answer of this page is still on its way to the server. */
  isUnsent: (test: number, exercise: number) => boolean
}

const anyOf =
  (...keys: IsKey[]): IsKey =>
  (key) =>
    keys.some((isKey) => isKey(key))

const isTestKey = (test: number) => keysLike(new RegExp(`/tests/${test}/(info|exercises)$`))
const isClassKey = keysLike(/\/(schedules|meetings|me\/my_classes|me\/dashboard)(\?|$)/)
const isNotificationKey = keysLike(/\/session\/notifications\?/)

const isOfAttempt =
  ({ attemptAt }: PageState, test: number): IsKey =>
  (key) =>
    isSurveyKey(key) && typeof key === 'string' && attemptAt(key) === test

const none: IsKey = () => false

/** The cache keys that each kind of event concerns. */
const table: {
  [K in UserEventKind]: (event: Extract<UserEvent, { kind: K }>, page: PageState) => IsKey
} = {
  testFinished: ({ test_id }, page) => anyOf(isTestKey(test_id), isOfAttempt(page, test_id), isTodoKey, isProgressKey),
  testExtended: ({ test_id }, page) => anyOf(isTestKey(test_id), isOfAttempt(page, test_id), isTodoKey),
  // What is on its way here decides with the server which is the newer one.
  answerSaved: ({ test_id, exercise_id }, page) =>
    page.isUnsent(test_id, exercise_id) ? none : isOfAttempt(page, test_id),
  answerCorrected: ({ test_id }, page) => anyOf(isOfAttempt(page, test_id), isTodoKey),
  placeBooked: () => anyOf(isClassKey, isTodoKey),
  notificationsChanged: () => isNotificationKey,
  eventsMissed: () => anyOf(isSurveyKey, keysLike(/\/tests\/\d+\/info$/), isTodoKey, isClassKey, isNotificationKey),
}

/** The cache keys that an event concerns: what they have read is read again where it is on the screen. */
export function keysOfEvent<K extends UserEventKind>(
  event: Extract<UserEvent, { kind: K }> & { kind: K },
  page: PageState,
): IsKey {
  return table[event.kind](event, page)
}
