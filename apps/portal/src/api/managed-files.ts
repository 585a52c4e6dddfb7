import { managed, type ManagedName } from '@the-house/domain'
import { addressAt, requestMade } from './client.ts'
import { upload, type HowToSend } from './upload.ts'

export type { ManagedRow } from './managed.ts'

/** A place for a file of a managed thing: `/books/7/cover`. */
export interface FilePlace {
  name: ManagedName
  id: number
  place: string
}

const routeOf = <Method extends 'POST' | 'DELETE'>(method: Method, { name, place }: FilePlace) =>
  `${method} ${managed[name].path}/:id/${place}` as const

/** Puts a file into its place, in the stead of one that is there. */
export const sendManagedFile = (place: FilePlace, file: File, how: HowToSend): Promise<void> =>
  upload(addressAt(routeOf('POST', place), { params: { id: place.id } }), file, how)

export async function deleteManagedFile(place: FilePlace): Promise<void> {
  await requestMade(routeOf('DELETE', place), { params: { id: place.id } })
}
