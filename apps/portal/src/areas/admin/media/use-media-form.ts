import { notify } from '@the-house/design-system'
import { mediaFormSchema, type MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { putMedia, useInvalidateMedia } from '../../../api/media.ts'
import { useDraftForm } from '../managed/use-draft-form.ts'
import { mediaResolver, valuesOf } from './media-values.ts'

/** The form of a file: a draft on this device, one save at a time, and optimistic locking. */
export function useMediaForm(file: MediaFile) {
  const { t } = useTranslation()
  const invalidate = useInvalidateMedia()
  /** The version that the form shows; one that somebody else has made since is a conflict. */
  const [base, setBase] = useState(file)
  const form = useDraftForm<MediaFile>({
    name: 'media',
    id: file.id,
    start: valuesOf(base),
    valuesOf,
    resolver: mediaResolver,
    send: (values, theirs) => putMedia(file.id, { ...mediaFormSchema.cast(values), version: (theirs ?? base).version }),
    onSaved: async (saved) => {
      setBase(saved)
      await invalidate(saved)
      notify({ type: 'success', title: t('admin.saved') })
    },
    onTheirs: (theirs) => {
      setBase(theirs)
      void invalidate(theirs)
    },
  })
  return {
    form,
    /** Goes on from the version that another action, such as new captions, has made; unsaved input stays. */
    take: async (next: MediaFile): Promise<void> => {
      form.refresh(valuesOf(base), valuesOf(next))
      setBase(next)
      await invalidate(next)
    },
  }
}
