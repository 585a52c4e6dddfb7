import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../../api/shown-in-place.ts'
import { useRead } from '../../../api/use-read.ts'
import { idIn } from '../../../page/id-in.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { Gone } from '../managed/gone.tsx'
import { SideBySide, SideBySideSkeleton } from '../side-by-side.tsx'
import { DecisionCard } from './decision-card.tsx'
import { objectionsPath } from './paths.ts'
import { ReasonsCard } from './reasons-card.tsx'
import { RulingCard } from './ruling-card.tsx'
import { SheetCard } from './sheet-card.tsx'

/** One answer that students say is right, with all that is needed to decide it, or with what was decided. */
export function DecisionScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useRead('GET /objections/:id', id === null ? null : { params: { id } }, {
    ...shownInPlace,
    dedupingInterval: 0,
  })
  if (id === null || read.error?.status === 404) return <Gone text={t('objections.gone')} list={objectionsPath} />
  return (
    <Loaded read={read} skeleton={<SideBySideSkeleton />}>
      {(detail) => (
        <Stack gap={{ base: 4, md: 6 }}>
          <ScreenHeading title={detail.exercise.title} lang="en" overflowWrap="anywhere" />
          <SideBySide>
            <SheetCard detail={detail} />
            <Stack gap={{ base: 4, md: 6 }}>
              {detail.ruling ? <RulingCard detail={detail} ruling={detail.ruling} /> : <DecisionCard detail={detail} />}
              <ReasonsCard detail={detail} />
            </Stack>
          </SideBySide>
        </Stack>
      )}
    </Loaded>
  )
}
