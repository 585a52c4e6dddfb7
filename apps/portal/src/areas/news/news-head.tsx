import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { StreetPicture } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ScreenHeading } from '../../page/screen-heading.tsx'

/** The title of the news, beside its picture. */
export function NewsHead() {
  const { t } = useTranslation()
  return (
    <Flex
      position="relative"
      bg="draw.sky"
      borderRadius="card"
      overflow="hidden"
      wrap="wrap"
      align="end"
      justify="space-between"
      columnGap={6}
      // Continues the grass of the picture over the full width.
      _after={{ content: '""', position: 'absolute', insetX: 0, bottom: 0, h: { base: 2, sm: 3.5 }, bg: 'draw.grass' }}
    >
      <Stack gap={1} flex="1 1 16rem" alignSelf="center" px={{ base: 4, md: 8 }} py={{ base: 4, md: 6 }}>
        <ScreenHeading title={t('news.title')} />
        <Text>{t('news.lead')}</Text>
      </Stack>
      <Box w="26rem" maxW="full" aspectRatio="320 / 130" zIndex={1}>
        <StreetPicture />
      </Box>
    </Flex>
  )
}
