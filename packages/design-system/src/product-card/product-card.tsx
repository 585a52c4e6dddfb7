import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Coins } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Picture as PictureData } from '@the-house/domain'
import { Card } from '../card/card.tsx'
import { Chip } from '../chip/chip.tsx'
import { Picture } from '../picture/picture.tsx'
import { Parcel } from './parcel.tsx'

const Frame = chakra('div', {
  base: { aspectRatio: '6 / 5', borderRadius: 'control', overflow: 'hidden' },
  variants: {
    gone: { true: { opacity: 0.55 } },
    drawn: { true: { bg: 'draw.sky' }, false: { bg: 'bg.sunken' } },
  },
})

const tones = { available: 'right', few: 'warning', gone: 'plain' } as const

export interface ProductCardProps {
  name: string
  description?: string
  /** The formatted price. */
  price: string
  /** The availability, as text. */
  stock: string
  /** The availability as colour: products out of stock are dimmed. */
  state?: keyof typeof tones
  /** Its picture; default: a drawing of a parcel. */
  image?: PictureData | null | undefined
  /** The alternative text of the picture. */
  imageText?: string
  /** The language of name, description and alternative text. */
  lang?: string
  /** The button that buys it, or why there is none. */
  action?: ReactNode
}

/** A product of the store. */
export function ProductCard(props: ProductCardProps) {
  const { name, description, price, stock, state = 'available', image, imageText = '', lang, action } = props
  const heading = useId()
  const gone = state === 'gone'
  return (
    <Card as="article" aria-labelledby={heading} display="flex" flexDirection="column" gap={4} p={4} h="full">
      <Frame gone={gone} drawn={!image}>
        {image ? (
          <Picture
            picture={image}
            sizes="(max-width: 30rem) 100vw, 24rem"
            w="full"
            h="full"
            objectFit="cover"
            alt={imageText}
            lang={lang}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Parcel />
        )}
      </Frame>
      <Stack gap={1.5} flex="1" minW={0}>
        <Heading as="h2" id={heading} textStyle="label" fontWeight="semibold" lang={lang}>
          {name}
        </Heading>
        {description && (
          <Text color="fg.muted" lang={lang}>
            {description}
          </Text>
        )}
      </Stack>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Flex gap={1.5} align="center" textStyle="label" fontWeight="bold" color={gone ? 'fg.muted' : 'fg'}>
          <Box as={Coins} boxSize={5} flexShrink={0} color={gone ? 'fg.muted' : 'warning'} aria-hidden="true" />
          {price}
        </Flex>
        <Chip tone={tones[state]}>{stock}</Chip>
      </Flex>
      {action && (
        <Flex direction="column" justify="center" minH="target" textStyle="small" color="fg.muted">
          {action}
        </Flex>
      )}
    </Card>
  )
}
