/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the calls of a table answer is asserted here alone */
import { apiBase, codec, managed, managedCalls, type ManagedName } from '@the-house/domain'
import useSWR, { useSWRConfig } from 'swr'
import { addressAt, requestMade } from './client.ts'
import type { ApiFailure } from './failure.ts'
import { shownInPlace } from './shown-in-place.ts'

/** One managed thing, as the school answers it. */
export type ManagedRow = { id: number; version: number } & Record<string, unknown>

export interface ManagedPage {
  content: ManagedRow[]
  meta: { page: number; size: number; total: number }
}

/** What else goes with a thing that is removed. */
export interface Dependent {
  entity: ManagedName
  count: number
}

const list = (name: ManagedName) => `GET ${managed[name].path}` as const
const one = (name: ManagedName) => `GET ${managed[name].path}/:id` as const

/** A page of a list; what was read before stays on show while another one is on its way. Null: nothing is asked. */
export function useManagedList(name: ManagedName, query: Record<string, unknown> | null) {
  const route = list(name)
  return useSWR<ManagedPage, ApiFailure>(
    query && addressAt(route, { query }),
    async () => (await requestMade(route, { query: query ?? {} })) as ManagedPage,
    { ...shownInPlace, keepPreviousData: true },
  )
}

/** As many at once as no server minds. */
const parcel = 1000

/** All of a list, however many pages of it there are. */
export async function everyOf(name: ManagedName, query: Record<string, unknown>): Promise<ManagedRow[]> {
  const rows: ManagedRow[] = []
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, size: parcel }
    const { content, meta } = (await requestMade(list(name), { query: asked })) as ManagedPage
    rows.push(...content)
    if (rows.length >= meta.total || content.length === 0) return rows
  }
}

const leftAlone = { revalidateOnFocus: false, revalidateOnReconnect: false }

async function getManaged(name: ManagedName, id: number): Promise<ManagedRow> {
  const answer = (await requestMade(one(name), { params: { id } })) as ManagedRow & { managed?: ManagedRow }
  // Where students read it at the same address, the whole of it is a part of the answer.
  return answer.managed ?? answer
}

/** One thing to be changed; null: nothing is asked. It is read when its form opens, and then left alone: somebody is typing. */
export function useManaged(name: ManagedName, id: number | null) {
  return useSWR<ManagedRow, ApiFailure>(id === null ? null : formKey(name, id), async () => getManaged(name, id ?? 0), {
    ...shownInPlace,
    ...leftAlone,
  })
}

/** The same as it is now, whatever was read before. */
export function useManagedNow(name: ManagedName, id: number | null) {
  const key = id === null ? null : `${addressAt(one(name), { params: { id } })}#now`
  return useSWR<ManagedRow, ApiFailure>(key, async () => getManaged(name, id ?? 0), {
    dedupingInterval: 0,
    ...leftAlone,
  })
}

/** What would go with a thing. */
export async function dependentsOf(name: ManagedName, id: number): Promise<Dependent[]> {
  const route = `GET ${managed[name].path}/:id/dependents` as const
  return ((await requestMade(route, { params: { id } })) as { content: Dependent[] }).content
}

/** The values of a form as the wire spells them. */
const onWire = (name: ManagedName, values: Record<string, unknown>) =>
  codec(managedCalls(managed[name]).change.body).encode(values)

export const postManaged = async (name: ManagedName, values: Record<string, unknown>): Promise<ManagedRow> =>
  (await requestMade(`POST ${managed[name].path}`, { body: onWire(name, values) })) as ManagedRow

/** `values` carry the version that the form began with; 409 where somebody else has saved since. */
export const putManaged = async (name: ManagedName, id: number, values: Record<string, unknown>): Promise<ManagedRow> =>
  (await requestMade(`PUT ${managed[name].path}/:id`, { params: { id }, body: onWire(name, values) })) as ManagedRow

export const deleteManaged = (name: ManagedName, id: number): Promise<unknown> =>
  requestMade(`DELETE ${managed[name].path}/:id`, { params: { id } })

/** Brings a removed thing back. */
export const restoreManaged = (name: ManagedName, id: number): Promise<unknown> =>
  requestMade(`POST ${managed[name].path}/:id/restore`, { params: { id } })

/** What one thing is kept under when it is read for its form. */
const formKey = (name: ManagedName, id: number) => `${addressAt(one(name), { params: { id } })}#managed`

/**
 * Lets everything that was read of an entity be read anew; of `row`, which is on show in its form, this is what the
 * school has now.
 */
export function useForget(): (name: ManagedName, row?: ManagedRow) => Promise<unknown> {
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
