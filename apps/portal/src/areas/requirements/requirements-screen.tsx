import { Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { CheckRow } from './check-row.tsx'
import { checks } from './checks/checks.ts'

/** Checks whether this device meets the requirements of classes and exercises. */
export function RequirementsScreen() {
  const { t } = useTranslation()
  const [round, setRound] = useState(1)
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <Flex gap={4} wrap="wrap" align="end" justify="space-between">
        <Stack gap={1}>
          <ScreenHeading title={t('requirements.title')} />
          <Text color="fg.muted" maxW="prose">
            {t('requirements.lead')}
          </Text>
        </Stack>
        <Button onClick={() => setRound(round + 1)}>
          <RotateCcw size={18} aria-hidden="true" />
          {t('requirements.again')}
        </Button>
      </Flex>
      {/* The key remounts the checks for each run. */}
      <Grid
        as="ul"
        key={round}
        listStyle="none"
        templateColumns="repeat(auto-fit, minmax(min(100%, max(22rem, 40%)), 1fr))"
        gap={4}
      >
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </Grid>
    </Stack>
  )
}
