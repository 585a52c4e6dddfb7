import { Alert } from '@the-house/design-system'

/** A live region that says what waits for the connection. */
export function WaitingNote({ text }: { text: string | null }) {
  return <output>{text && <Alert status="warning">{text}</Alert>}</output>
}
