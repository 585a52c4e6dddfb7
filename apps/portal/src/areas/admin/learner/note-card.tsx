import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card, ConfirmDialog, notify } from '@the-house/design-system'
import type { PersonNote } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { deleteNote } from '../../../api/learner.ts'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { NoteForm } from './note-form.tsx'

const Fold = chakra('details', {
  base: { '& > summary': { cursor: 'pointer', minH: 'target', alignContent: 'center' } },
})

export interface NoteCardProps {
  /** The id of the person whom it is about. */
  person: number
  note: PersonNote
  onChanged: () => Promise<void>
}

/** A note of a colleague: who wrote it and when, what it said before; the own one can be changed and removed. */
export function NoteCard({ person, note, onChanged }: NoteCardProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null)
  const [busy, setBusy] = useState(false)
  const moment = (at: string) => formatMoment(at, unity.time_zone)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await deleteNote(person, note.id)
      notify({ type: 'success', title: t('learner.notes.removed') })
      await onChanged()
    } catch (error) {
      handleError(error)
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }

  return (
    <Card as="article" p={4}>
      <Stack gap={2}>
        <Text textStyle="small" color="fg.muted">
          {note.author?.name ?? t('learner.somebody')}, {moment(note.created_at)}
          {note.updated_at && ` · ${t('learner.notes.changed', { time: moment(note.updated_at) })}`}
        </Text>
        {asked === 'change' ? (
          <NoteForm person={person} note={note} onDone={() => setAsked(null)} onChanged={onChanged} />
        ) : (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {note.text}
          </Text>
        )}
        {note.own && asked !== 'change' && (
          <Flex gap={2} wrap="wrap">
            <Button variant="quiet" onClick={() => setAsked('change')}>
              {t('learner.notes.change')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked('remove')}>
              {t('learner.notes.remove')}
            </Button>
          </Flex>
        )}
        {note.history.length > 0 && (
          <Fold>
            <summary>{t('learner.notes.history', { count: note.history.length })}</summary>
            <Stack as="ul" gap={2} listStyleType="none" pt={2}>
              {note.history.map(({ at, by, text }) => (
                <li key={at}>
                  <Text textStyle="small" color="fg.muted">
                    {t('learner.notes.before', { time: moment(at), name: by || t('learner.somebody') })}
                  </Text>
                  <Text whiteSpace="pre-line" overflowWrap="anywhere">
                    {text}
                  </Text>
                </li>
              ))}
            </Stack>
          </Fold>
        )}
      </Stack>
      <ConfirmDialog
        danger
        open={asked === 'remove'}
        title={t('learner.notes.removeTitle')}
        confirmLabel={t('learner.notes.remove')}
        loading={busy}
        description={t('learner.notes.removeText')}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(null)}
      />
    </Card>
  )
}
