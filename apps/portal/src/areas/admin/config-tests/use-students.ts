import { limits } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'

/** The number of options of a select; the search finds the others. */
const shown = 50

/** Loads the students to whom the caller may send, searched by the server while the user types. */
export function useStudents() {
  const [term, setTerm] = useState('')
  const asked = useDebounced(term.trim().slice(0, 100), limits.searchDelayMs / 4)
  const { data, error } = useApiQuery(
    'GET /audiences/students',
    { query: { page: 1, size: shown, ...(asked && { term: asked }) } },
    { ...inlineErrors, keepPreviousData: true },
  )
  return {
    options: data?.content.map(({ id, name, unity, tribe }) => ({
      id,
      label: name,
      hint: tribe === null ? unity : `${unity} · ${tribe}`,
    })),
    failure: error && errorMessageOf(error),
    onSearch: setTerm,
  }
}
