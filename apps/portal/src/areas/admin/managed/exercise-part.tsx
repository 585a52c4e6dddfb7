import { Stack } from '@chakra-ui/react'
import { RichText } from '@the-house/design-system/admin'
import { ExerciseEditor } from '@the-house/design-system/exercise-editor'
import { lintExercise, newExercise, type Answer, type ExerciseDraft } from '@the-house/domain'
import { handleError } from '../../../api/api-error.ts'
import { textPictures } from '../../../api/text-pictures.ts'
import { tryExercise } from '../../../api/try-exercise.ts'
import { AcceptedAnswers } from './accepted-answers.tsx'
import { AttemptsNote } from './attempts-note.tsx'
import type { Values } from '../resource/form-draft.ts'
import type { EditorProps } from '../resource/resource.ts'
import { titleOf } from './title-of.ts'

const addressIn = (row: Values | null, place: string): string | null => {
  const file = row?.[place]
  return typeof file === 'object' && file !== null && 'url' in file && typeof file.url === 'string' ? file.url : null
}

/** Merges the URLs of the stored files with the values of the form. */
const filesOf = (row: Values | null, { media_url }: ExerciseDraft) => ({
  media_url: addressIn(row, 'media') ?? media_url,
  audio_extra: addressIn(row, 'audio_extra'),
  image_extra: addressIn(row, 'image_extra'),
})

/** Marks an answer on the server; after an error the editor offers a retry. */
async function mark(draft: ExerciseDraft, answer: Answer) {
  try {
    return await tryExercise(draft, answer)
  } catch (error) {
    handleError(error)
    throw error
  }
}

/** The exercise editor as a part of the form. */
export function ExercisePart({ values, onChange, row, busy, files, media, more, errors }: EditorProps) {
  const draft: ExerciseDraft = { ...newExercise('UNIQUE_ALTERNATIVE'), ...values }
  const stored = { ...row, ...files }
  const shown = { ...draft, ...filesOf(stored, draft) }
  return (
    <Stack gap={4}>
      {row && <AttemptsNote id={row.id} />}
      {row && <AcceptedAnswers id={row.id} type={draft.type} />}
      <ExerciseEditor
        value={shown}
        {...(more !== undefined && { findings: lintExercise({ ...shown, title: titleOf(draft) }) })}
        {...{ media, more, errors }}
        // The content of exercises is English.
        renderRichText={({ name, ...field }) => <RichText key={name} {...field} {...textPictures} lang="en" />}
        status={busy ? 'disabled' : 'open'}
        onTry={(answer) => mark(draft, answer)}
        onChange={({ id: _id, audio_extra: _sound, image_extra: _picture, media_url, ...changed }) =>
          // The URL of an uploaded file must not be saved as an external URL.
          onChange({ ...changed, media_url: media_url === addressIn(stored, 'media') ? draft.media_url : media_url })
        }
      />
    </Stack>
  )
}
