import { apiBase, messageCalls, type Call } from '@the-house/domain'
import { senders, type Row } from './access-matrix.ts'

/** The expected access to the messages of the school, by route. */
export const messageRows: Record<string, Row> = Object.fromEntries(
  Object.values<Call>(messageCalls).map(({ method, path }) => [`${method} ${apiBase}${path}`, senders]),
)
