import { isImportOver, type Import, type ImportKind } from '@the-house/domain'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'

/** How often an import under way is looked at. */
const lookEveryMs = 1000

/**
 * Follows the latest imports of a kind, also those that were left and come back to.
 * @param subject_id the topic; absent: what is imported has none
 */
export function useImports(kind: ImportKind, subject_id?: number) {
  const { data, mutate } = useApiQuery(
    'GET /imports',
    { query: { kind, ...(subject_id !== undefined && { subject_id }) } },
    { ...inlineErrors, refreshInterval: (known) => (known?.content.every(isImportOver) ? 0 : lookEveryMs) },
  )
  return {
    newest: data?.content[0],
    find: (id: number | null | undefined): Import | undefined => data?.content.find((one) => one.id === id),
    /** Looks again, after a file was sent. */
    refresh: () => mutate(),
  }
}
