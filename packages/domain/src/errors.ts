import type { SavedAnswer, UnseenAnswer } from './answers.ts'

/**
 * Every error of the API: token -> HTTP status. The token is also the key of its message in the `errors` catalogue, so
 * the checks refuse a new row without a message in each language.
 */
export const errorStatus = {
  'session.required': 401,
  'session.invalid': 412,
  'access.denied': 403,
  'register.validate.invalid.fields': 412,
  /** The code is right; the one field that the error names is asked before anything of the person is shown. */
  'register.fact': 412,
  /** A teacher's code that the school has enrolled without an e-mail. */
  'register.school': 412,
  'register.registered': 412,
  /** Administrators cannot lock themselves out. */
  'people.self': 412,
  'register.otherCode': 444,
  'link.invalid': 412,
  /** The printed link that founds the school: expired, or replaced by that of a later start. */
  'founding.link': 412,
  /** The school has an administrator. */
  'founding.done': 412,
  'password.wrong': 412,
  /** What the browser has sent is no answer to a challenge of the last minutes. */
  'passkey.refused': 412,
  /** The account has as many passkeys as it may. */
  'passkey.many': 412,
  'file.type': 412,
  /** A file without a byte, as a browser sends one that is not yet there, or a disk that was full. */
  'file.empty': 412,
  'file.picture': 412,
  /** The picture cannot be decoded: damaged, cut off, or something else behind a picture's first bytes. */
  'file.damaged': 412,
  /** A PDF that asks for a password. */
  'file.locked': 412,
  /** A PDF that cannot be opened: damaged, cut off, or something else behind its first bytes. */
  'file.broken': 412,
  /** Captions in letters of no encoding that is known. */
  'file.captions': 412,
  /** A picture of more pixels than are decoded; the values say how many millions. */
  'file.pixels': 412,
  /** A picture of a phone whose coding this server has no decoder for. */
  'file.heic': 412,
  /** Reading the file takes more time or memory than a thread has. */
  'file.heavy': 412,
  /** A row, a text or an attempt shows the file, or a change that can be undone may put it back. */
  'media.used': 409,
  /** The storage of files does not answer; everything else works. */
  'file.unavailable': 503,
  /** A preview of a student's portal reads what students read, and nothing else. */
  'preview.readOnly': 403,
  /** Who works for the school cannot be previewed. */
  'preview.learnersOnly': 412,
  /** Previews are recorded at their beginning, and end after a day. */
  'preview.over': 412,
  notFound: 404,
  conflict: 409,
  validation: 412,
  /** A page far down a list that grows, without a cursor of a page near it. */
  'page.tooDeep': 412,
  'chapter.unavailable': 412,
  'topic.unavailable': 412,
  /** What would be published has errors that its students would run into. */
  chapterUnfinished: 412,
  /** Staff cannot place a user on a chapter that the user has concluded. */
  'placement.concluded': 412,
  'answer.locked': 412,
  /** Another device has saved an answer since; the body has it. */
  'answer.newer': 409,
  'answer.empty': 412,
  'answer.mismatch': 412,
  'test.notStarted': 412,
  'test.concluded': 412,
  'test.expired': 412,
  'test.noMistakes': 412,
  /** Exam integrity: the student is sitting a test with this exercise, or one that is equal; the values name the test. */
  'exercise.embargo': 412,
  /** The attempt is not concluded yet. */
  'attempt.open': 412,
  /** The student has the same test open already. */
  'test.openAgain': 412,
  /** Outside of the test window: not open yet, or closed. */
  'test.notOpen': 412,
  'test.closed': 412,
  /** Another student has booked the last place. */
  'class.full': 409,
  'class.over': 412,
  'class.free': 412,
  'class.notBegun': 412,
  /** The room, the teacher or the student is in another class at that time, which the values name. */
  'class.roomTaken': 412,
  'class.teacherBusy': 412,
  'class.studentBusy': 412,
  /** What a unit holds, which the values count, keeps it from being removed. */
  'unit.inUse': 412,
  /** It takes no new people, codes and classes, and nobody can switch to it. */
  'unit.archived': 412,
  /** A school has at least one unit that is not archived. */
  'unit.last': 412,
  /** Another season, which the values name, has some of the days. */
  'season.overlap': 412,
  /** The members, open codes or dollars of a tribe, which the values count, keep it from being removed. */
  'tribe.inUse': 412,
  /** The message is on its way, was sent, or was recalled. */
  'message.sent': 412,
  /** Classes ahead, which the values count, keep a room from being removed. */
  'room.inUse': 412,
  /** A class ahead, which the values name, has more students than the room would have places. */
  'room.tooSmall': 412,
  /** Some of the booked students are, whom the values name. */
  'class.studentsBusy': 412,
  /** More students have places than the class is to have. */
  'class.overBooked': 412,
  /** All places are taken, which staff can add to. */
  'class.noPlace': 412,
  'class.cancelled': 412,
  /** The clocks skip that time of that day. */
  'class.gap': 412,
  /** The class is to have more places than its room. */
  'class.roomSmall': 412,
  /** It takes place in a room, and has no link. */
  'class.notOnline': 412,
  /** Attendance is recorded for a week. */
  'class.attendanceClosed': 412,
  // The messages of the store are in its own catalogue, which its screens alone load.
  /** The balance is too low for a product; the values say by how much. */
  'store.refused.poor': 412,
  /** Another student has bought the last item. */
  'store.refused.soldOut': 409,
  'store.refused.unavailable': 412,
  /** The product costs something else than the student was shown; the values say what. */
  'store.refused.priceChanged': 409,
  /** Categories are removed without products, and products without orders that wait. */
  'store.refused.categoryInUse': 412,
  'store.refused.ordersWait': 412,
  /** An order that waits no longer: handed out, cancelled or refunded, meanwhile or twice. */
  'store.refused.handed': 409,
  'store.refused.cancelled': 409,
  'store.refused.refunded': 409,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorToken = keyof typeof errorStatus

/** The header of every answer that names its request, as the log of the server does. */
export const requestIdHeader = 'x-request-id'

/** The latest change of a row that a stale request was about. */
export interface LatestChange {
  entity: string
  id: number
  /** Name of the user; null: the user was deleted. */
  by: string | null
  /** ISO 8601; null: it was never changed. */
  at: string | null
}

/** The body of every error response. */
export interface ErrorBody {
  message?: string
  token?: string
  fields?: Record<string, string>
  /** What a conflict is with, where it is known. */
  latest?: LatestChange
  /** The saved answer that an outdated one would have replaced. */
  newer?: SavedAnswer
  /** The saved answers of an attempt that were to be handed in unseen. */
  unseen?: UnseenAnswer[]
  /** The values of the placeholders in the token's message, such as the name of the class in the way. */
  values?: Record<string, string>
}

interface ErrorDetails {
  latest?: LatestChange | undefined
  newer?: SavedAnswer | undefined
  unseen?: UnseenAnswer[] | undefined
  values?: Record<string, string> | undefined
}

/** An error that a business rule raises; the API's single error handler turns it into a response. */
export class DomainError extends Error {
  readonly token: ErrorToken
  readonly fields: Record<string, string> | undefined
  readonly latest: LatestChange | undefined
  readonly newer: SavedAnswer | undefined
  readonly unseen: UnseenAnswer[] | undefined
  readonly values: Record<string, string> | undefined

  constructor(
    token: ErrorToken,
    fields?: Record<string, string>,
    { latest, newer, unseen, values }: ErrorDetails = {},
  ) {
    super(token)
    this.name = 'DomainError'
    this.token = token
    this.fields = fields
    this.latest = latest
    this.newer = newer
    this.unseen = unseen
    this.values = values
  }

  get status(): number {
    return errorStatus[this.token]
  }
}
