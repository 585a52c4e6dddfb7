import { limits } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useState } from 'react'
import { toldOf } from '../../../api/failure.ts'
import { shownInPlace } from '../../../api/shown-in-place.ts'
import { useRead } from '../../../api/use-read.ts'

/** As many as a select shows at once; more are found by typing. */
const shown = 50

/** The students whom the caller may send to, found by the server as somebody types. */
export function useStudents() {
  const [term, setTerm] = useState('')
  const asked = useDebounced(term.trim().slice(0, 100), limits.searchDelayMs / 4)
  const { data, error } = useRead(
    'GET /audiences/students',
    { query: { page: 1, size: shown, ...(asked && { term: asked }) } },
    { ...shownInPlace, keepPreviousData: true },
  )
  return {
    options: data?.content.map(({ id, name, unity, tribe }) => ({
      id,
      label: name,
      hint: tribe === null ? unity : `${unity} · ${tribe}`,
    })),
    failure: error && toldOf(error),
    onSearch: setTerm,
  }
}
