import useSWR from 'swr'
import type { ApiError } from '../../../api/api-error.ts'
import { ConflictDetails, type ConflictDetailsProps, type Difference } from './conflict-details.tsx'

export interface RecordConflictProps<Row> extends Pick<ConflictDetailsProps, 'open' | 'cancel'> {
  /** What was saved elsewhere, as `people/3`. */
  record: string
  read: () => Promise<Row>
  differencesFrom: (theirs: Row) => readonly Difference[]
  onMine: (theirs: Row) => void
  onTheirs: (theirs: Row) => void
}

/** The dialog of a conflict, with the record as it is now: another user saved first. */
export function RecordConflict<Row>(props: RecordConflictProps<Row>) {
  const { open, cancel, record, read, differencesFrom, onMine, onTheirs } = props
  const { data, isValidating } = useSWR<Row, ApiError>(open ? `${record}#now` : null, read, {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  // A second conflict begins with the row of the first one.
  const theirs = isValidating ? undefined : data
  return (
    <ConflictDetails
      {...{ open, cancel }}
      differences={open && theirs ? differencesFrom(theirs) : undefined}
      onMine={() => theirs && onMine(theirs)}
      onTheirs={() => theirs && onTheirs(theirs)}
    />
  )
}
