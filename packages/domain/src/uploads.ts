import { defineCalls } from './call.ts'
import { courseEntities } from './course-steps.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { fileFacts, object, pictureFields, string, text } from './validation.ts'

/** A file as forms show it. */
export const shownFileSchema = object({ url: string().required(), name: string(), ...fileFacts() })

export const uploadCalls = defineCalls({
  uploads: {
    ...endpoints.uploads,
    summary: 'Send a file for a row of the course that is saved later; a step claims it within a day',
    query: object({
      entity: string().oneOf(courseEntities).required('validation.required'),
      /** The place of the file, as the entity names it. */
      field: text().max(40, 'validation.long').required('validation.required'),
    }),
    upload: { field: 'file', maxBytes: limits.uploadBytes },
    answer: object({
      upload_id: string().required(),
      /** Where the uploader's browser reads it for the preview. */
      url: string().required(),
      ...pictureFields(),
      ...fileFacts(),
      /** The name that it was sent with. */
      name: string().default(''),
    }),
  },
  sendTextPicture: {
    ...endpoints.sendTextPicture,
    summary: 'Send a picture that a text shows',
    upload: { field: 'file', maxBytes: limits.uploadBytes },
    answer: object({
      /** The address for `src`, which lasts as long as the school: it names nothing but the picture, and nobody can guess it. */
      src: string().required(),
    }),
  },
})
