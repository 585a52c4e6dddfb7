import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { idIn } from '../../../page/id-in.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { SideBySide, SideBySideSkeleton } from '../side-by-side.tsx'
import { DecisionCard } from './decision-card.tsx'
import { objectionsPath } from './paths.ts'
import { ReasonsCard } from './reasons-card.tsx'
import { RulingCard } from './ruling-card.tsx'
import { AnswerCard } from './answer-card.tsx'

/** The screen of one group of objections: what is needed to decide it, or its decision. */
export function DecisionScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useApiQuery('GET /objections/:id', id === null ? null : { params: { id } }, {
    ...inlineErrors,
    dedupingInterval: 0,
  })
  if (id === null || read.error?.status === 404)
    return <DeletedNotice text={t('objections.gone')} list={objectionsPath} />
  return (
    <AsyncContent read={read} skeleton={<SideBySideSkeleton />}>
      {(detail) => (
        <Stack gap={{ base: 4, md: 6 }}>
          <ScreenHeading title={detail.exercise.title} lang="en" overflowWrap="anywhere" />
          <SideBySide>
            <AnswerCard detail={detail} />
            <Stack gap={{ base: 4, md: 6 }}>
              {detail.ruling ? <RulingCard detail={detail} ruling={detail.ruling} /> : <DecisionCard detail={detail} />}
              <ReasonsCard detail={detail} />
            </Stack>
          </SideBySide>
        </Stack>
      )}
    </AsyncContent>
  )
}
