import { Stack } from '@chakra-ui/react'
import { RichText } from '@the-house/design-system/admin'
import { ExerciseEditor } from '@the-house/design-system/exercise-editor'
import { newExercise, type Answer, type ExerciseDraft } from '@the-house/domain'
import { report } from '../../../api/failure.ts'
import type { ManagedRow } from '../../../api/managed.ts'
import { tryExercise } from '../../../api/try-exercise.ts'
import { AlsoRight } from './also-right.tsx'
import { KeptAttempts } from './kept-attempts.tsx'
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

/** Marks an answer as the school would; where that fails, the editor offers another try. */
async function mark(draft: ExerciseDraft, answer: Answer) {
  try {
    return await tryExercise(draft, answer)
  } catch (error) {
    report(error)
    throw error
  }
}

/** An exercise in the form of the administration. */
export function ExercisePart({ values, onChange, row, busy }: EditorProps) {
  const draft: ExerciseDraft = { ...newExercise('UNIQUE_ALTERNATIVE'), ...values }
  return (
    <Stack gap={4}>
      {row && <KeptAttempts id={row.id} />}
      {row && <AlsoRight id={row.id} />}
      <ExerciseEditor
        value={{ ...draft, ...filesOf(row, draft) }}
        // What students read in an exercise is English.
        renderRichText={({ name, ...field }) => <RichText key={name} {...field} lang="en" />}
        status={busy ? 'disabled' : 'open'}
        onTry={(answer) => mark(draft, answer)}
        onChange={({ id: _id, audio_extra: _sound, image_extra: _picture, media_url, ...changed }) =>
          // The address of a file that the school has is no address of somebody else's.
          onChange({ ...changed, media_url: media_url === addressIn(row, 'media') ? draft.media_url : media_url })
        }
      />
    </Stack>
  )
}
