import { Stack, Text } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { NoteCard } from './note-card.tsx'
import { NoteForm } from './note-form.tsx'

/** What staff have noted about a student for their colleagues; the student never reads it. */
export function NotesPart({ id }: { id: number }) {
  const { t } = useTranslation()
  // Another form for each note that is written.
  const [written, setWritten] = useState(0)
  const read = useApiQuery('GET /people/:id/notes', { params: { id } }, inlineErrors)
  const refresh = async () => void (await read.mutate())
  return (
    <Stack gap={5} maxW="44rem">
      <Text color="fg.muted">{t('learner.notes.lead')}</Text>
      <Card as="section" aria-label={t('learner.notes.new')}>
        <NoteForm key={written} person={id} onDone={() => setWritten(written + 1)} onChanged={refresh} />
      </Card>
      <AsyncContent read={read} skeleton={<Skeleton h="12rem" />}>
        {({ content }) =>
          content.length === 0 ? (
            <Text color="fg.muted">{t('learner.notes.none')}</Text>
          ) : (
            <Stack as="ul" gap={3} listStyleType="none">
              {content.map((note) => (
                <li key={note.id}>
                  <NoteCard key={note.version} person={id} note={note} onChanged={refresh} />
                </li>
              ))}
            </Stack>
          )
        }
      </AsyncContent>
    </Stack>
  )
}
