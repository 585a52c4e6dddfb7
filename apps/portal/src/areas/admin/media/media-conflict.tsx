import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { getMediaFile } from '../../../api/media.ts'
import { RecordConflict } from '../managed/record-conflict.tsx'
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
  /** A file that was replaced meanwhile: what is saved for it, nobody sees. */
  const useOf = ({ uses }: MediaFile) =>
    uses === 0 && file.uses > 0
      ? [{ name: 'uses', label: t('media.state'), now: t('media.states.unused'), yours: t('media.states.used') }]
      : []
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
    <RecordConflict
      record={`media/${file.id}`}
      read={() => getMediaFile(file.id)}
      differencesFrom={(theirs) => [...useOf(theirs), ...differencesFrom(valuesOf(theirs), mine())]}
      {...{ open, cancel, onMine, onTheirs }}
    />
  )
}
