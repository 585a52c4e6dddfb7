/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the calls of a table answer is asserted here alone */
import { apiBase, codec, formSchema, managed, managedCalls, type ManagedName } from '@the-house/domain'
import useSWR, { useSWRConfig } from 'swr'
import { routeUrl, requestUntyped } from './client.ts'
import type { ApiError } from './api-error.ts'
import { inlineErrors } from './inline-errors.ts'

/** One managed row as the server returns it; its version is for optimistic locking: the server rejects a stale one. */
export type ManagedRow = { id: number; version: number } & Record<string, unknown>

export interface ManagedPage {
  content: ManagedRow[]
  meta: { page: number; size: number; total: number }
}

/** A dependent row that is deleted with an entity (cascade). */
export interface Dependent {
  entity: ManagedName
  count: number
}

const list = (name: ManagedName) => `GET ${managed[name].path}` as const
const one = (name: ManagedName) => `GET ${managed[name].path}/:id` as const

/** Reads a page of a list; the former page stays on screen while the next one loads. Null: nothing is fetched. */
export function useManagedList(name: ManagedName, query: Record<string, unknown> | null) {
  const route = list(name)
  return useSWR<ManagedPage, ApiError>(
    query && routeUrl(route, { query }),
    async () => (await requestUntyped(route, { query: query ?? {} })) as ManagedPage,
    { ...inlineErrors, keepPreviousData: true },
  )
}

/** The page size of a full read, well below the server's limit. */
const parcel = 1000

/** Fetches all pages of a list, one after the other. */
export async function fetchAllPages(name: ManagedName, query: Record<string, unknown>): Promise<ManagedRow[]> {
  const rows: ManagedRow[] = []
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, size: parcel }
    const { content, meta } = (await requestUntyped(list(name), { query: asked })) as ManagedPage
    rows.push(...content)
    if (rows.length >= meta.total || content.length === 0) return rows
  }
}

const leftAlone = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** Fetches one entity past the cache. */
export async function getManaged(name: ManagedName, id: number): Promise<ManagedRow> {
  const answer = (await requestUntyped(one(name), { params: { id } })) as ManagedRow & { managed?: ManagedRow }
  // Where students read the entity at the same URL, the row to edit is one field of the response.
  return answer.managed ?? answer
}

/**
 * Reads one entity for its form; null: nothing is fetched. It is not revalidated while the form is open, since the user
 * is typing.
 */
export function useManaged(name: ManagedName, id: number | null) {
  return useSWR<ManagedRow, ApiError>(id === null ? null : formKey(name, id), async () => getManaged(name, id ?? 0), {
    ...inlineErrors,
    ...leftAlone,
  })
}

/** Lists the dependent rows that would be deleted with an entity. */
export async function dependentsOf(name: ManagedName, id: number): Promise<Dependent[]> {
  const route = `GET ${managed[name].path}/:id/dependents` as const
  return ((await requestUntyped(route, { params: { id } })) as { content: Dependent[] }).content
}

/**
 * Reads a version of an entity; another version is read when `version` changes, and the former one stays on screen while
 * it loads.
 */
export function useManagedVersion(name: ManagedName, id: number, version: number) {
  const key = `${routeUrl(one(name), { params: { id } })}#${version}`
  return useSWR<ManagedRow, ApiError>(key, async () => getManaged(name, id), {
    ...inlineErrors,
    ...leftAlone,
    keepPreviousData: true,
  })
}

/** Maps some fields of a form to the field names of the wire. */
export const encodeFields = (name: ManagedName, values: Record<string, unknown>) =>
  codec(formSchema(managed[name])).encode(values) as Record<string, unknown>

/** Maps form values to the field names of the wire. */
const encodeBody = (name: ManagedName, values: Record<string, unknown>) =>
  codec(managedCalls(managed[name]).change.body).encode(values)

export const postManaged = async (name: ManagedName, values: Record<string, unknown>): Promise<ManagedRow> =>
  (await requestUntyped(`POST ${managed[name].path}`, { body: encodeBody(name, values) })) as ManagedRow

/**
 * Saves an entity with optimistic locking: `values` carry the version that the form started from; 409 where another
 * user has saved since.
 */
export const putManaged = async (name: ManagedName, id: number, values: Record<string, unknown>): Promise<ManagedRow> =>
  (await requestUntyped(`PUT ${managed[name].path}/:id`, {
    params: { id },
    body: encodeBody(name, values),
  })) as ManagedRow

export const deleteManaged = (name: ManagedName, id: number): Promise<unknown> =>
  requestUntyped(`DELETE ${managed[name].path}/:id`, { params: { id } })

/** Restores a soft-deleted entity. */
export const restoreManaged = (name: ManagedName, id: number): Promise<unknown> =>
  requestUntyped(`POST ${managed[name].path}/:id/restore`, { params: { id } })

/** The cache key of an entity that is read for its form. */
const formKey = (name: ManagedName, id: number) => `${routeUrl(one(name), { params: { id } })}#managed`

/**
 * Invalidates every cached read of an entity after a write.
 * @returns invalidates; `row` is the server's new version of the entity whose form is open, and replaces the cached one
 */
export function useInvalidateManaged(): (name: ManagedName, row?: ManagedRow) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async (name, row) => {
    const prefix = `${apiBase}${managed[name].path}`
    const kept = row && formKey(name, row.id)
    if (kept !== undefined) await mutate(kept, row, { revalidate: false })
    return mutate((key) => typeof key === 'string' && key.startsWith(prefix) && key !== kept, undefined, {
      revalidate: true,
    })
  }
}
