import { useSearchParams } from 'wouter'
import { useTimetableUnits } from '../../../api/timetable.ts'
import { idIn } from '../../../page/id-in.ts'
import { useUser } from '../../../session/session.ts'

/** The unit that an address names; null: none. */
export const unitAskedIn = (query: URLSearchParams): number | null => idIn(query.get('unity_id') ?? undefined)

/** Reads the units of the timetable, with the rooms and teachers of one. @param asked null: the current one */
export function useTimetablePlaces(asked: number | null) {
  const { unity } = useUser()
  const { data, error, mutate } = useTimetableUnits(asked === unity.id ? null : asked)
  // Where the next unit could not be read, the former one must not stand for it.
  const isFormer = error !== undefined && data?.unit?.id !== (asked ?? unity.id)
  return { data: isFormer ? undefined : data, error, mutate }
}

/** Reads the units of the timetable, with the rooms and teachers of the one that the address names. */
export function useTimetablePlacesInAddress() {
  const [query] = useSearchParams()
  return useTimetablePlaces(unitAskedIn(query))
}

/** The unit that is chosen in a list of them: the one that is asked for already while it still loads. */
export const chosenUnit = (unities: readonly { id: number }[], asked: number | null, unit: { id: number }): number =>
  unities.find(({ id }) => id === asked)?.id ?? unit.id
