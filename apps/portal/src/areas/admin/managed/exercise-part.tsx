import { RichText } from '@the-house/design-system/admin'
import { ExerciseEditor } from '@the-house/design-system/exercise-editor'
import { newExercise, type ExerciseDraft } from '@the-house/domain'
import type { ManagedRow } from '../../../api/managed.ts'
import type { EditorProps } from './resource.ts'

const addressIn = (row: ManagedRow | null, place: string): string | null => {
  const file = row?.[place]
  return typeof file === 'object' && file !== null && 'url' in file && typeof file.url === 'string' ? file.url : null
}

/** The files that the school has, beside what is in the form. */
const filesOf = (row: ManagedRow | null, { media_url }: ExerciseDraft) => ({
  media_url: addressIn(row, 'media') ?? media_url,
  audio_extra: addressIn(row, 'audio_extra'),
  image_extra: addressIn(row, 'image_extra'),
})

/** An exercise in the form of the administration. */
export function ExercisePart({ values, onChange, row, busy }: EditorProps) {
  const draft: ExerciseDraft = { ...newExercise('UNIQUE_ALTERNATIVE'), ...values }
  return (
    <ExerciseEditor
      value={{ ...draft, ...filesOf(row, draft) }}
      // What students read in an exercise is English.
      renderRichText={({ name, ...field }) => <RichText key={name} {...field} lang="en" />}
      status={busy ? 'disabled' : 'open'}
      onChange={({ id: _id, audio_extra: _sound, image_extra: _picture, media_url, ...changed }) =>
        // The address of a file that the school has is no address of somebody else's.
        onChange({ ...changed, media_url: media_url === addressIn(row, 'media') ? draft.media_url : media_url })
      }
    />
  )
}
