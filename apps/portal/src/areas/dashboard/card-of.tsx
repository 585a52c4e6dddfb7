import { allows } from '@the-house/domain'
import { useUser } from '../../session/session.ts'
import { cards, type Place } from './cards.ts'

/** The cards of a place that the user is authorized to see, in order. */
export function CardOf({ place }: { place: Place }) {
  const user = useUser()
  return Object.entries(cards).map(
    ([name, { place: its, permission, Card }]) => its === place && allows(permission, user) && <Card key={name} />,
  )
}
