import { Skeleton } from '../skeleton/skeleton.tsx'
import type { Column } from './table-types.ts'

export interface SkeletonRowsProps<Row> {
  count: number
  columns: readonly Column<Row>[]
  choice: boolean
  actions: boolean
}

/** Skeletons of different widths, like names. */
const widths = ['70%', '55%', '85%', '62%']

/** Skeletons for rows that are loading. */
export function SkeletonRows<Row>({ count, columns, choice, actions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- places have nothing else that tells them apart
    <tr key={at}>
      {choice && (
        <td data-part="choice">
          <Skeleton boxSize={5} m={3} />
        </td>
      )}
      {columns.map(({ name }) => (
        <td key={name}>
          <Skeleton h={6} w={widths[at % widths.length]} />
        </td>
      ))}
      {actions && (
        <td data-part="actions">
          <Skeleton h="target" w={24} ms="auto" bg="transparent" />
        </td>
      )}
    </tr>
  ))
}
