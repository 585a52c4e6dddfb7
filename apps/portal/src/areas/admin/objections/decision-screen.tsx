import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../../api/shown-in-place.ts'
import { useRead } from '../../../api/use-read.ts'
import { idIn } from '../../../page/id-in.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { Gone } from '../managed/gone.tsx'
import { DecisionCard } from './decision-card.tsx'
import { objectionsPath } from './paths.ts'
import { ReasonsCard } from './reasons-card.tsx'
import { SheetCard } from './sheet-card.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 4, md: 6 },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

/** One answer that students say is right, with all that is needed to decide it. */
export function DecisionScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useRead('GET /objections/:id', id === null ? null : { params: { id } }, {
    ...shownInPlace,
    dedupingInterval: 0,
  })
  if (id === null || read.error?.status === 404) return <Gone text={t('objections.gone')} list={objectionsPath} />
  return (
    <Loaded read={read} skeleton={<DecisionSkeleton />}>
      {(detail) => (
        <Stack gap={{ base: 4, md: 6 }}>
          <ScreenHeading title={detail.exercise.title} lang="en" overflowWrap="anywhere" />
          <Columns>
            <SheetCard detail={detail} />
            <Stack gap={{ base: 4, md: 6 }}>
              <DecisionCard detail={detail} />
              <ReasonsCard detail={detail} />
            </Stack>
          </Columns>
        </Stack>
      )}
    </Loaded>
  )
}

const DecisionSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Stack gap={{ base: 4, md: 6 }} aria-busy="true">
      <Text srOnly>{t('common.loading')}</Text>
      <Skeleton h={10} maxW="28rem" />
      <Columns>
        <Card>
          <Skeleton h="24rem" />
        </Card>
        <Card>
          <Skeleton h="16rem" />
        </Card>
      </Columns>
    </Stack>
  )
}
