/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the calls of a table answer is asserted here alone */
import { managed, type changeActions, type ManagedName } from '@the-house/domain'
import useSWR from 'swr'
import { routeUrl, requestUntyped } from './client.ts'
import type { ApiError } from './api-error.ts'
import { inlineErrors } from './inline-errors.ts'

export type Fields = Record<string, unknown>

/** One audit trail entry of an entity; `before` and `after` hold only the fields that differ. */
export interface Change {
  id: number
  at: string
  action: (typeof changeActions)[number]
  /** null: the user was deleted. */
  user: { id: number; name: string } | null
  before: Fields | null
  after: Fields | null
}

/** Display names by the field that holds an id, then by that id. */
export type Names = Record<string, Record<string, string>>

export interface HistoryPage {
  content: Change[]
  meta: { page: number; size: number; total: number; names: Names }
}

/** Reads a page of the audit trail of an entity, newest first. */
export function useHistory(name: ManagedName, id: number, query: { page: number; size: number }) {
  const route = `GET ${managed[name].path}/:id/changes` as const
  const address = { params: { id }, query }
  return useSWR<HistoryPage, ApiError>(
    routeUrl(route, address),
    async () => (await requestUntyped(route, address)) as HistoryPage,
    inlineErrors,
  )
}

/** One revision of an entity: before or after a change. */
export interface Version {
  change: Change
  side: 'before' | 'after'
}

/** Returns the form values of an entity at a former revision. */
export async function formerOf(name: ManagedName, id: number, { change, side }: Version): Promise<Fields> {
  const route = `GET ${managed[name].path}/:id/changes/:change_id` as const
  return (await requestUntyped(route, { params: { id, change_id: change.id }, query: { side } })) as Fields
}
