import { Alert } from '@the-house/design-system'
import { errorMessageOf } from '../api/api-error.ts'
import type { SurveyFlow } from './use-flow.ts'

export interface WaitingNoteProps extends Pick<SurveyFlow, 'offline' | 'failure'> {
  /** What waits: the text for a missing connection, and the one that follows the server's message; null: nothing. */
  waiting: { offline: string; failing: string } | null
}

/** A live region that says what waits, and whether for the connection or for the server. */
export function WaitingNote({ offline, failure, waiting }: WaitingNoteProps) {
  return (
    <output>
      {waiting && offline && <Alert status="warning">{waiting.offline}</Alert>}
      {waiting && !offline && failure && (
        <Alert status="warning" title={errorMessageOf(failure)}>
          {waiting.failing}
        </Alert>
      )}
    </output>
  )
}
