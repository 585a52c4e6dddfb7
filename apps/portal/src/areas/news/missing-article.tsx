import { Box, Stack, Text } from '@chakra-ui/react'
import { KeyPicture } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { BackToList } from '../../page/listing/back-to-list.tsx'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'

/** Where an article was, or never was. */
export function MissingArticle() {
  const { t } = useTranslation()
  return (
    <Stack gap={4} align="center" textAlign="center" py={{ base: 6, md: 12 }}>
      <Box w={{ base: 40, md: 48 }} aspectRatio="8 / 7">
        <KeyPicture />
      </Box>
      <ScreenHeading title={t('news.missing.title')} />
      <Text color="fg.muted">{t('news.missing.description')}</Text>
      <BackToList path={paths.news} variant="primary">
        {t('news.back')}
      </BackToList>
    </Stack>
  )
}
