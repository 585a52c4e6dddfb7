import { limits, managed, type ManagedName } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useState } from 'react'
import { toldOf } from '../../../api/failure.ts'
import { useManagedList } from '../../../api/managed.ts'
import { useUser } from '../../../session/session.ts'
import { relatedTo } from './cell.tsx'
import { nameOfRow } from './columns.tsx'
import { wholeOf } from './whole.ts'

/** As many as a select shows at once; more are found by typing. */
const shown = 50

/** What of another entity can be chosen, found by the server as somebody types. */
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
      // Chapters of the same name are told apart by their book.
      ...(parent !== undefined && { hint: relatedTo(row, parent) }),
    })),
    failure: error && toldOf(error),
    onSearch: setTerm,
  }
}
