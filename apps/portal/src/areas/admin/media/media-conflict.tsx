import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import useSWR from 'swr'
import type { ApiError } from '../../../api/api-error.ts'
import { getMediaFile } from '../../../api/media.ts'
import { ConflictDetails } from '../managed/conflict-details.tsx'
import { textIn } from '../managed/field-props.ts'
import type { Values } from '../resource/form-draft.ts'
import { fieldsOf, valuesOf } from './media-values.ts'

export interface MediaConflictProps {
  file: MediaFile
  open: boolean
  /** Returns the values of the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: MediaFile) => void
  onTheirs: (theirs: MediaFile) => void
}

/** The conflict dialog of a file: another user saved first. */
export function MediaConflict({ file, open, mine, cancel, onMine, onTheirs }: MediaConflictProps) {
  const { t } = useTranslation()
  const { data: theirs } = useSWR<MediaFile, ApiError>(
    open ? `media/${file.id}#now` : null,
    () => getMediaFile(file.id),
    { dedupingInterval: 0, revalidateOnFocus: false },
  )
  const differencesFrom = (now: Values, yours: Values) =>
    fieldsOf(file)
      .filter((name) => now[name] !== yours[name])
      .map((name) => ({
        name,
        label: t(`media.fields.${name}`),
        now: textIn(now[name]),
        yours: textIn(yours[name]),
      }))
  return (
    <ConflictDetails
      open={open}
      differences={open && theirs ? differencesFrom(valuesOf(theirs), mine()) : undefined}
      cancel={cancel}
      onMine={() => theirs && onMine(theirs)}
      onTheirs={() => theirs && onTheirs(theirs)}
    />
  )
}
