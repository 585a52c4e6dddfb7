import { Stack, Text } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import type { Learner } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { ChapterTable } from './chapter-table.tsx'
import { PlacementList } from './placement-list.tsx'
import { PlacementPart } from './placement-part.tsx'

/** The screen of one learner's course, for their teachers: what comes next, the chapters, and placements. */
export function LearnerScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = Number(params['id'])
  const read = useApiQuery('GET /people/:id/course', { params: { id } }, inlineErrors)
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <AsyncContent read={read} skeleton={<Skeleton h="32rem" />}>
        {(learner) => (
          <>
            <Head learner={learner} />
            <PlacementPart learner={learner} onPlaced={(placed) => void read.mutate(placed, { revalidate: false })} />
            <PlacementList placements={learner.placements} />
            <ChapterTable chapters={learner.chapters} current={learner.chapter?.id} />
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}

function Head({ learner: { name, chapter, next } }: { learner: Learner }) {
  const { t } = useTranslation()
  const { params, reason } = next
  const where = { topic: params.topic?.name ?? '', chapter: params.chapter?.name ?? '' }
  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Stack gap={1}>
        <ScreenHeading title={name} />
        <Text color="fg.muted">
          {chapter
            ? t('learner.current', { number: chapter.number ?? '–', name: chapter.name })
            : t('learner.noChapter')}
        </Text>
      </Stack>
      <Card as="section" aria-label={t('learner.next')} maxW="44rem">
        <Text textStyle="small" color="fg.muted">
          {t('learner.next')}
        </Text>
        <Text fontWeight="semibold">{t(`learner.reasons.${reason}`, where)}</Text>
      </Card>
    </Stack>
  )
}
