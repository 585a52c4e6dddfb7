/**
 * Every refusal of the server: token -> HTTP status. The token is also the key of its text in the
 * `errors` catalogue, so a new row does not pass the checks without words in each language.
 */
export const errorStatus = {
  'session.required': 401,
  'session.invalid': 412,
  'access.denied': 403,
  'register.validate.invalid.fields': 412,
  'register.registered': 412,
  /** Nobody shuts themselves out. */
  'people.self': 412,
  'register.otherCode': 444,
  'link.invalid': 412,
  'password.wrong': 412,
  'file.type': 412,
  'file.picture': 412,
  notFound: 404,
  conflict: 409,
  validation: 412,
  'chapter.unavailable': 412,
  'topic.unavailable': 412,
  'answer.locked': 412,
  'answer.empty': 412,
  'answer.mismatch': 412,
  'test.notStarted': 412,
  'test.concluded': 412,
  'test.expired': 412,
  'test.noMistakes': 412,
  /** Its student has the same test open. */
  'test.openAgain': 412,
  /** It was sent to be started later, or before. */
  'test.notOpen': 412,
  'test.closed': 412,
  /** The last place went to somebody else. */
  'class.full': 409,
  'class.over': 412,
  'class.free': 412,
  'class.notBegun': 412,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorToken = keyof typeof errorStatus

/** The body of every refusal on the wire. */
export interface ErrorBody {
  message?: string
  token?: string
  fields?: Record<string, string>
}

/** A refusal that a rule of the school asks for; the API's one handler answers it. */
export class DomainError extends Error {
  readonly token: ErrorToken
  readonly fields: Record<string, string> | undefined

  constructor(token: ErrorToken, fields?: Record<string, string>) {
    super(token)
    this.name = 'DomainError'
    this.token = token
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.token]
  }
}
