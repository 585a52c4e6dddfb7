import type { UploadOptions } from '@the-house/design-system/admin'
import type { CourseEntity } from '@the-house/domain'
import { useRef } from 'react'
import { sendUpload } from '../../../../api/uploads.ts'
import type { Values } from '../../resource/form-draft.ts'

interface Upload {
  /** Aborted once the file was taken back. */
  signal: AbortSignal
  /** Resolves when the upload has ended, to why it failed. */
  ended: Promise<unknown>
}

/** Sends the files of a form as they are chosen; a save waits for those that are still being sent. */
export function useUploads(entity: CourseEntity, change: (values: Values) => void) {
  const uploads = useRef(new Map<string, Upload>())

  return {
    send: async (field: string, file: File, how: UploadOptions): Promise<void> => {
      const upload = sendUpload({ entity, field }, file, how)
      const ended = upload.then(
        () => null,
        (reason: unknown) => reason,
      )
      uploads.current.set(field, { signal: how.signal, ended })
      const sent = await upload
      if (!how.signal.aborted) change({ [field]: sent })
    },
    /** Waits until every file is sent; rejects where one could not be and was not taken back. */
    settle: async (): Promise<void> => {
      for (const { signal, ended } of uploads.current.values()) {
        const reason = await ended
        if (reason !== null && !signal.aborted) throw reason
      }
    },
  }
}
