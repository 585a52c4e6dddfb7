import { Alert } from '@the-house/design-system'

/** Says what waits for the connection, also to whoever cannot see it appear. */
export function WaitingNote({ text }: { text: string | null }) {
  return <output>{text && <Alert status="warning">{text}</Alert>}</output>
}
