import { Box, Stack, Text } from '@chakra-ui/react'
import { KeyPicture } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { BackToList } from '../../page/listing/back-to-list.tsx'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'

/** Where a partner was, or never was, or of another unit. */
export function MissingPartner() {
  const { t } = useTranslation()
  return (
    <Stack gap={4} align="center" textAlign="center" py={{ base: 6, md: 12 }}>
      <Box w={{ base: 40, md: 48 }} aspectRatio="8 / 7">
        <KeyPicture />
      </Box>
      <ScreenHeading title={t('partners.missing.title')} />
      <Text color="fg.muted">{t('partners.missing.description')}</Text>
      <BackToList path={paths.partners} variant="primary">
        {t('partners.back')}
      </BackToList>
    </Stack>
  )
}
