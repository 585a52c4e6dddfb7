import { Stack, Text } from '@chakra-ui/react'
import { Button, Card, Skeleton } from '@the-house/design-system'
import type { Learner } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { paths } from '../../../page/paths.ts'
import { SegmentedChoice } from '../../../page/segmented-choice.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { ChapterTable } from './chapter-table.tsx'
import { PlacementList } from './placement-list.tsx'
import { AttemptsPart } from './attempts-part.tsx'
import { ClassesPart } from './classes-part.tsx'
import { DollarsPart } from './dollars-part.tsx'
import { learnerParts, partIn, partLabels, type LearnerPart } from './learner-parts.ts'
import { NotesPart } from './notes-part.tsx'
import { PlacementPart, type PlacementPartProps } from './placement-part.tsx'

/** A student's page for staff: what comes next, the course, attempts, classes, dollars, and notes of colleagues. */
export function LearnerScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = Number(params['id'])
  const read = useApiQuery('GET /people/:id/course', { params: { id } }, inlineErrors)
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <AsyncContent read={read} skeleton={<Skeleton h="32rem" />}>
        {(learner) => (
          <>
            <Head learner={learner} />
            <PartChoice />
            <Part learner={learner} onPlaced={(placed) => void read.mutate(placed, { revalidate: false })} />
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}

/** The parts of the page; each is asked for once it is chosen. */
function PartChoice() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  return (
    <SegmentedChoice
      legend={t('learner.parts.legend')}
      value={partIn(query)}
      options={learnerParts.map((part) => ({ value: part, label: t(partLabels[part]) }))}
      onChange={(part) => setQuery({ part }, { replace: true })}
    />
  )
}

function Part({ learner, onPlaced }: PlacementPartProps) {
  const [query] = useSearchParams()
  const { id } = learner
  const parts: Record<LearnerPart, ReactNode> = {
    course: (
      <>
        <PlacementPart learner={learner} onPlaced={onPlaced} />
        <PlacementList placements={learner.placements} />
        <ChapterTable chapters={learner.chapters} current={learner.chapter?.id} />
      </>
    ),
    attempts: <AttemptsPart id={id} />,
    classes: <ClassesPart id={id} />,
    dollars: <DollarsPart id={id} />,
    notes: <NotesPart id={id} />,
  }
  return parts[partIn(query)]
}

function Head({ learner: { id, name, chapter, next } }: { learner: Learner }) {
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
      <Button asChild alignSelf="start" whiteSpace="normal" h="auto" minH="target" py={2}>
        <Link href={paths.portalOf(id)}>
          <Eye size={18} aria-hidden="true" />
          {t('learner.preview.begin', { name })}
        </Link>
      </Button>
      <Card as="section" aria-label={t('learner.next')} maxW="44rem">
        <Text textStyle="small" color="fg.muted">
          {t('learner.next')}
        </Text>
        <Text fontWeight="semibold">{t(`learner.reasons.${reason}`, where)}</Text>
      </Card>
    </Stack>
  )
}
