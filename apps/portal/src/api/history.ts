/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the calls of a table answer is asserted here alone */
import { managed, type changeActions, type ManagedName } from '@the-house/domain'
import useSWR from 'swr'
import { addressAt, requestMade } from './client.ts'
import type { ApiFailure } from './failure.ts'
import { shownInPlace } from './shown-in-place.ts'

export type Fields = Record<string, unknown>

/** What somebody did with a thing; only what differs stands in `before` and `after`. */
export interface Change {
  id: number
  at: string
  action: (typeof changeActions)[number]
  /** null: somebody who has left. */
  user: { id: number; name: string } | null
  before: Fields | null
  after: Fields | null
}

/** What is called how, by the field that holds its id, and by that id. */
export type Names = Record<string, Record<string, string>>

export interface HistoryPage {
  content: Change[]
  meta: { page: number; size: number; total: number; names: Names }
}

/** A page of what became of a thing, the newest first. */
export function useHistory(name: ManagedName, id: number, query: { page: number; size: number }) {
  const route = `GET ${managed[name].path}/:id/changes` as const
  const address = { params: { id }, query }
  return useSWR<HistoryPage, ApiFailure>(
    addressAt(route, address),
    async () => (await requestMade(route, address)) as HistoryPage,
    shownInPlace,
  )
}

/** What a thing was on one side of a change. */
export interface Version {
  change: Change
  side: 'before' | 'after'
}

/** What the form of a thing held then. */
export async function formerOf(name: ManagedName, id: number, { change, side }: Version): Promise<Fields> {
  const route = `GET ${managed[name].path}/:id/changes/:change_id` as const
  return (await requestMade(route, { params: { id, change_id: change.id }, query: { side } })) as Fields
}
