import { Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { EnrolTool } from './enrol-tool.tsx'

/** Enrols people by a CSV file. */
export function EnrolScreen() {
  const { t } = useTranslation()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('people.enrol.title')} />
        <Text color="fg.muted">{t('people.enrol.lead')}</Text>
      </Stack>
      <EnrolTool />
    </Stack>
  )
}
