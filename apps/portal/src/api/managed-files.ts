/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the calls of a table answer is asserted here alone */
import { fromWire, managed, type ManagedName } from '@the-house/domain'
import { addressAt, requestMade } from './client.ts'
import type { ManagedRow } from './managed.ts'
import { upload, type HowToSend } from './upload.ts'

/** A place for a file of a managed thing: `/books/7/cover`. */
export interface FilePlace {
  name: ManagedName
  id: number
  place: string
}

const routeOf = <Method extends 'POST' | 'DELETE'>(method: Method, { name, place }: FilePlace) =>
  `${method} ${managed[name].path}/:id/${place}` as const

/** Puts a file into its place, in the stead of one that is there; answers the whole thing with its new version. */
export async function sendManagedFile(place: FilePlace, file: File, how: HowToSend): Promise<ManagedRow> {
  const address = addressAt(routeOf('POST', place), { params: { id: place.id } })
  return fromWire(await upload(address, file, how)) as ManagedRow
}

/** Takes a file away; answers the whole thing with its new version. */
export const deleteManagedFile = async (place: FilePlace): Promise<ManagedRow> =>
  (await requestMade(routeOf('DELETE', place), { params: { id: place.id } })) as ManagedRow
