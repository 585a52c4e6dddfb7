import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@the-house/domain'
import { CardLink } from '../card/card-link.tsx'
import { Card } from '../card/card.tsx'
import { Chip } from '../chip/chip.tsx'
import { Picture } from '../picture/picture.tsx'
import { Shop } from './shop.tsx'

export interface PartnerCardProps {
  /** The link to the partner, with its name; the whole card is clickable. */
  children: ReactNode
  /** The kind of business. */
  segment: string
  /** The formatted discount. */
  discount?: string | undefined
  address?: string
  /** Its picture; default: a drawing of a shop. */
  image?: PictureData | null | undefined
}

/** A card of a partner that gives students a discount. */
export function PartnerCard({ children, segment, discount, address, image }: PartnerCardProps) {
  return (
    <Card as="article" interactive display="flex" flexDirection="column" gap={4} p={4} h="full">
      <Box aspectRatio="8 / 5" borderRadius="control" overflow="hidden" bg="draw.sky" aria-hidden="true">
        {image ? (
          <Picture
            picture={image}
            sizes="(max-width: 30rem) 100vw, 24rem"
            w="full"
            h="full"
            objectFit="cover"
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Shop />
        )}
      </Box>
      <Stack gap={1.5} minW={0} flex="1">
        <Heading as="h2" textStyle="label" fontWeight="semibold">
          <CardLink>{children}</CardLink>
        </Heading>
        {address && (
          <Text textStyle="small" color="fg.muted">
            {address}
          </Text>
        )}
        <Flex gap={2} wrap="wrap" mt="auto" pt={1.5}>
          {discount && <Chip tone="accent">{discount}</Chip>}
          <Chip>{segment}</Chip>
        </Flex>
      </Stack>
    </Card>
  )
}
