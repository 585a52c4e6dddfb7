import type { UploadOptions } from '@the-house/design-system/admin'
import { uploadCalls } from '@the-house/domain'
import { ApiError, errorMessageOf } from './api-error.ts'
import { routeUrl } from './client.ts'
import { upload } from './upload.ts'

/** What a text field needs to send the pictures that are pasted into it. */
export const textPictures = {
  onSendPicture: async (file: File, how: UploadOptions) =>
    uploadCalls.sendTextPicture.answer.validate(await upload(routeUrl('POST /text_pictures', {}), file, how)),
  failureOf: (reason: unknown) => (reason instanceof ApiError ? errorMessageOf(reason) : undefined),
}
