import { useSearchParams } from 'wouter'
import { useUser } from '../../session/session.ts'
import { placeIn, type ClassFilter } from './class-filter.ts'

const mine = 'mine'

/** The filter of the classes, in the query string. */
export function useClassFilter() {
  const { chapter_number: number } = useUser()
  const [query, setQuery] = useSearchParams()

  function change(changes: { level?: string; place?: string }): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }

  const filter: ClassFilter = {
    level: query.get('level') === mine ? number : null,
    place: placeIn(query.get('place')),
  }
  return {
    filter,
    /** The number of the user's chapter; null: without one there is no level to filter by. */
    number,
    isActive: filter.level !== null || filter.place !== null,
    showLevel: (isMine: boolean) => change({ level: isMine ? mine : '' }),
    showPlace: (place: string) => change({ place }),
    clear: () => change({ level: '', place: '' }),
  }
}
export type ClassFilterState = ReturnType<typeof useClassFilter>
