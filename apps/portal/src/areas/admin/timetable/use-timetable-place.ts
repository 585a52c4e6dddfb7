import { useSearchParams } from 'wouter'
import type { Places } from '../../../api/timetable.ts'
import { idIn } from '../../../page/id-in.ts'
import { chosenUnit, unitAskedIn } from './use-timetable-places.ts'

/** What of an address the timetable is narrowed to. */
export type PlaceName = 'unity_id' | 'room_id' | 'teacher_id' | 'class'

const among = (options: readonly { id: number }[] | undefined, id: number | null) =>
  options?.some((one) => one.id === id) ? id : null

/** The unit, the room, the teacher and the open class, as the address names them. */
export function useTimetablePlace({ unities, unit }: Places) {
  const [query, setQuery] = useSearchParams()
  const idOf = (name: PlaceName) => idIn(query.get(name) ?? undefined)
  return {
    unit,
    unity_id: unit && chosenUnit(unities, unitAskedIn(query), unit),
    room_id: among(unit?.rooms, idOf('room_id')),
    teacher_id: among(unit?.teachers, idOf('teacher_id')),
    chosen: idOf('class'),
    go: (name: PlaceName, id: number | null) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          // Rooms and teachers are those of a unit.
          if (name === 'unity_id') for (const other of ['room_id', 'teacher_id', 'class']) next.delete(other)
          if (id === null) next.delete(name)
          else next.set(name, String(id))
          return next
        },
        { replace: name === 'class' },
      ),
  }
}
export type TimetablePlace = ReturnType<typeof useTimetablePlace>
