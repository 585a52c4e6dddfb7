import { Box, Flex, Stack } from '@chakra-ui/react'
import { Chip, Html, Picture } from '@the-house/design-system'
import type { Partner } from '@the-house/domain'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { PartnerContact } from './partner-contact.tsx'
import { useDiscount } from './use-discount.ts'

/** The image, name, segment, discount, description and contact of a partner. */
export function PartnerView({ partner }: { partner: Partner }) {
  const discount = useDiscount()(partner)
  return (
    <Stack as="article" gap={5}>
      {partner.image && (
        <Box aspectRatio="8 / 5" borderRadius="card" overflow="hidden" bg="bg.sunken">
          <Picture
            picture={partner.image}
            sizes="(max-width: 48rem) 100vw, 60rem"
            alt=""
            w="full"
            h="full"
            objectFit="cover"
          />
        </Box>
      )}
      <Stack gap={3}>
        <ScreenHeading title={partner.name} />
        <Flex gap={2} wrap="wrap">
          {discount && <Chip tone="accent">{discount}</Chip>}
          <Chip>{partner.segment.name}</Chip>
        </Flex>
      </Stack>
      <Html html={partner.description} lang="en" textStyle="exercise" />
      <PartnerContact partner={partner} />
    </Stack>
  )
}
