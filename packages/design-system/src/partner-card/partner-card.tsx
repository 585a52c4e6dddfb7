import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { Chip } from '../chip/chip.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Shop } from './shop.tsx'

const Picture = chakra('img', { base: { w: 'full', h: 'full', objectFit: 'cover' } })

export interface PartnerCardProps {
  /** The link to the partner, its name inside; all of the card follows it. */
  children: ReactNode
  /** What kind of business it is. */
  segment: string
  /** What one saves there, as it is shown. */
  discount?: string | undefined
  address?: string
  /** The address of its picture; a drawn shop stands in for it. */
  image?: string | undefined
}

/** Somebody who gives the school's people something, told in a few lines. */
export function PartnerCard({ children, segment, discount, address, image }: PartnerCardProps) {
  return (
    <Card as="article" interactive display="flex" flexDirection="column" gap={4} p={4} h="full">
      <Box aspectRatio="8 / 5" borderRadius="control" overflow="hidden" bg="draw.sky" aria-hidden="true">
        {image ? <Picture src={image} alt="" loading="lazy" decoding="async" /> : <Shop />}
      </Box>
      <Stack gap={1.5} minW={0} flex="1">
        <Heading as="h2" textStyle="label" fontWeight="semibold">
          <TextLink
            asChild
            color="fg"
            textDecorationColor="transparent"
            _hover={{ textDecorationColor: 'currentcolor' }}
            _after={{ content: '""', position: 'absolute', inset: 0, borderRadius: 'card' }}
          >
            {children}
          </TextLink>
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
