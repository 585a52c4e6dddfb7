import type { UploadOptions } from '@the-house/design-system/admin'
import { decodeWire, uploadCalls, type CourseEntity } from '@the-house/domain'
import { routeUrl } from './client.ts'
import { upload } from './upload.ts'

/** A file field of a row of the course, which may be new. */
export interface UploadPlace {
  entity: CourseEntity
  field: string
}

/** Sends a file before its row is saved; the step that saves the row names the upload. Rejects with an ApiError. */
export async function sendUpload(place: UploadPlace, file: File, how: UploadOptions) {
  const address = routeUrl('POST /uploads', { query: { ...place } })
  return uploadCalls.uploads.answer.validate(decodeWire(await upload(address, file, how)))
}
