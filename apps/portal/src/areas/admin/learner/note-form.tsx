import { Flex } from '@chakra-ui/react'
import { Button, Form, notify, TextAreaField } from '@the-house/design-system'
import { limits, noteFormSchema, type PersonNote } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { conflictIn } from '../../../api/conflict.ts'
import { postNote, putNote } from '../../../api/learner.ts'
import { useSchoolForm } from '../../../page/form/use-school-form.ts'

export interface NoteFormProps {
  /** The id of the person whom it is about. */
  person: number
  /** Absent: a new one. */
  note?: PersonNote
  /** Called when the form is done with: saved, or left. */
  onDone: () => void
  onChanged: () => Promise<void>
}

/** Writes a note for colleagues, or changes an own one. */
export function NoteForm({ person, note, onDone, onChanged }: NoteFormProps) {
  'use no memo'
  const { t } = useTranslation()
  const form = useSchoolForm({
    schema: noteFormSchema,
    defaultValues: { text: note?.text ?? '' },
    send: async (values) => {
      await (note ? putNote(person, note.id, { ...values, version: note.version }) : postNote(person, values))
      notify({ type: 'success', title: t('learner.notes.saved') })
      await onChanged()
      onDone()
    },
    // The text stays in the form, beside what the note says now.
    onRefused: (failure) => {
      if (!conflictIn('note', failure)) return false
      notify({ type: 'danger', title: t('learner.notes.conflict') })
      void onChanged()
      return true
    },
  })
  return (
    <Form
      busy={form.busy}
      onSubmit={form.onSubmit}
      actions={
        <Flex gap={2} wrap="wrap" justify="end">
          {note && (
            <Button variant="quiet" onClick={onDone}>
              {t('learner.notes.leave')}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={form.busy}>
            {t('learner.notes.save')}
          </Button>
        </Flex>
      }
    >
      <TextAreaField
        label={t(note ? 'learner.notes.own' : 'learner.notes.new')}
        limit={limits.noteMax}
        {...form.bind('text')}
      />
    </Form>
  )
}
