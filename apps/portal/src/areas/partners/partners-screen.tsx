import { Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { SearchBox } from '../../page/listing/search-box.tsx'
import { useListing } from '../../page/listing/use-listing.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { PartnerPages } from './partner-pages.tsx'
import { SegmentChoice } from './segment-choice.tsx'

/** The partners with discounts for the user's unit. */
export function PartnersScreen() {
  const { t } = useTranslation()
  const listing = useListing('segment')
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('partners.title')} />
        <Text color="fg.muted">{t('partners.lead')}</Text>
      </Stack>
      <Flex gap={4} wrap="wrap">
        <SearchBox label={t('partners.search')} listing={listing} />
        <SegmentChoice listing={listing} />
      </Flex>
      <PartnerPages listing={listing} />
    </Stack>
  )
}
