/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the calls of a table answer is asserted here alone */
import type { UploadOptions } from '@the-house/design-system/admin'
import { decodeWire, managed, type ManagedName } from '@the-house/domain'
import { routeUrl, requestUntyped } from './client.ts'
import type { ManagedRow } from './managed.ts'
import { upload } from './upload.ts'

/** A file field of a managed entity: `/books/7/cover`. */
export interface FilePlace {
  name: ManagedName
  id: number
  place: string
}

const routeOf = <Method extends 'POST' | 'DELETE'>(method: Method, { name, place }: FilePlace) =>
  `${method} ${managed[name].path}/:id/${place}` as const

/** Uploads a file, replacing the present one; returns the whole entity with its new version. */
export async function sendManagedFile(place: FilePlace, file: File, how: UploadOptions): Promise<ManagedRow> {
  const address = routeUrl(routeOf('POST', place), { params: { id: place.id } })
  return decodeWire(await upload(address, file, how)) as ManagedRow
}

/** Deletes a file; returns the whole entity with its new version. */
export const deleteManagedFile = async (place: FilePlace): Promise<ManagedRow> =>
  (await requestUntyped(routeOf('DELETE', place), { params: { id: place.id } })) as ManagedRow
