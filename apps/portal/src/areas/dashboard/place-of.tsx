import { allows } from '@the-house/domain'
import { useUser } from '../../session/session.ts'
import { cards, type Place } from './cards.ts'

/** The cards of a place that the user may see, in order. */
export function PlaceOf({ place }: { place: Place }) {
  const user = useUser()
  return Object.entries(cards).map(
    ([name, { place: its, gate, Card }]) => its === place && allows(gate, user) && <Card key={name} />,
  )
}
