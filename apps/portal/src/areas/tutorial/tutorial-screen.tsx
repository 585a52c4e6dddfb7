import { Grid, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { GuideCard } from './guide-card.tsx'
import { guides } from './guides.ts'
import { TourList } from './tour-list.tsx'

const half = Math.ceil(guides.length / 2)
/** Two independent columns, so that expanding a guide does not move those of the other column. */
const columns = { first: guides.slice(0, half), second: guides.slice(half) }

/** The tutorial; /tutorial#offline expands that guide. */
export function TutorialScreen() {
  const { t } = useTranslation()
  const [named] = useState(() => location.hash.slice(1))
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('tutorial.title')} />
        <Text color="fg.muted">{t('tutorial.lead')}</Text>
      </Stack>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap={4} alignItems="start">
        {Object.entries(columns).map(([name, column]) => (
          <Stack key={name} gap={4}>
            {column.map((guide) => (
              <GuideCard key={guide.id} guide={guide} open={guide.id === named} />
            ))}
          </Stack>
        ))}
      </Grid>
      <TourList />
    </Stack>
  )
}
