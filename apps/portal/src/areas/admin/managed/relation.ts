import { limits, managed, type ManagedName } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { useManagedList } from '../../../api/managed.ts'
import { useUser } from '../../../session/session.ts'
import { relatedTo } from './cell.tsx'
import { nameOfRow } from './columns.tsx'
import { wholeOf } from './whole.ts'

/** The number of options of a select; the search finds the others. */
const shown = 50

/** Loads the options of a relation, which the server searches while the user types. */
export function useRelation(name: ManagedName) {
  const user = useUser()
  const [term, setTerm] = useState('')
  const asked = useDebounced(term, limits.searchDelayMs / 4)
  const { data, error } = useManagedList(name, {
    page: 1,
    size: shown,
    ...(asked && { term: asked.slice(0, 100) }),
    ...wholeOf(name, user),
  })
  const [parent] = Object.keys(managed[name].relations)
  return {
    options: data?.content.map((row) => ({
      id: row.id,
      label: nameOfRow(name, row),
      // The parent tells apart rows of the same name, such as chapters of two books.
      ...(parent !== undefined && { hint: relatedTo(row, parent) }),
    })),
    failure: error && errorMessageOf(error),
    onSearch: setTerm,
  }
}
