import { DomainError } from '@the-house/domain'

/** The object store does not answer, or refuses; the cause says why. */
export class FilesUnavailableError extends DomainError {
  override readonly cause: unknown

  constructor(cause: unknown) {
    super('file.unavailable')
    this.cause = cause
    // For the log; people read the text of the token.
    this.message = `The object store does not serve: ${cause instanceof Error ? cause.message || cause.name : 'no reason given'}`
  }
}
