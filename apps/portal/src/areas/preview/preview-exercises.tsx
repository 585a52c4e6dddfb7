import { Flex, Stack } from '@chakra-ui/react'
import { Button, Card, EmptyState, SegmentedProgress, Skeleton } from '@the-house/design-system'
import { ExerciseTrial } from '@the-house/design-system/admin'
import type { Answer, ExerciseDraft, Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { useManagedList } from '../../api/managed.ts'
import { tryExercise } from '../../api/try-exercise.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import type { PreviewShown } from '../../page/preview-message.ts'
import { partsQuery } from './parts-query.ts'
import { shownDraft } from './shown-rows.ts'

/** Marks an answer on the server, which keeps nothing; after an error the student can try again. */
async function mark(draft: ExerciseDraft, answer: Answer) {
  try {
    return await tryExercise(draft, answer)
  } catch (error) {
    handleError(error)
    throw error
  }
}

export interface PreviewExercisesProps {
  topic: Topic
  shown: PreviewShown
}

/** The exercises of a topic, to be tried. */
export function PreviewExercises({ topic, shown: { draft, focus } }: PreviewExercisesProps) {
  const { t } = useTranslation()
  const read = useManagedList('exercises', partsQuery('topic_id', topic.id))
  const focused = focus?.entity === 'exercises' ? focus.id : null
  return (
    <AsyncContent read={read} skeleton={<Skeleton h="100dvh" />}>
      {({ content }) => {
        const drafts = content.flatMap((row) => shownDraft(row, draft) ?? [])
        return drafts.length > 0 ? (
          <Walk key={focused} drafts={drafts} first={focused} />
        ) : (
          <EmptyState title={t('preview.emptyTopic')} />
        )
      }}
    </AsyncContent>
  )
}

function Walk({ drafts, first }: { drafts: ExerciseDraft[]; first: number | null }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(first)
  const at = Math.max(
    0,
    drafts.findIndex(({ id }) => id === chosen),
  )
  const draft = drafts[at]
  if (!draft) return null
  const go = (to: number) => setChosen(drafts[to]?.id ?? chosen)
  const steps = drafts.map(({ id, title }, place) => ({
    id: String(id),
    label: t('test.position', { number: place + 1, total: drafts.length }),
    title,
    state: 'open' as const,
  }))
  return (
    <Card p={{ base: 3, sm: 4, md: 8 }}>
      <Stack gap={5}>
        <SegmentedProgress steps={steps} current={String(draft.id)} onSelect={(id) => setChosen(Number(id))} />
        <ExerciseTrial key={draft.id} draft={draft} onTry={(answer) => mark(draft, answer)} />
        <Flex gap={3} justify="space-between">
          <Button aria-disabled={at === 0} onClick={() => go(at - 1)}>
            {t('preview.previous')}
          </Button>
          <Button aria-disabled={at === drafts.length - 1} onClick={() => go(at + 1)}>
            {t('preview.next')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  )
}
