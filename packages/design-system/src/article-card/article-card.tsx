import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@the-house/domain'
import { CardLink } from '../card/card-link.tsx'
import { Card } from '../card/card.tsx'
import { Picture } from '../picture/picture.tsx'
import { paint } from '../theme/paint.ts'

export interface ArticleCardProps {
  /** The link to the article, with its title; the whole card is clickable. */
  children: ReactNode
  /** The formatted publication date. */
  date: string
  author: string
  summary?: string
  /** Its picture; default: a drawing of a newspaper. */
  image?: PictureData | null | undefined
  /** The language of the article. */
  lang?: string
}

/** A card with an article's title, author, date and summary. */
export function ArticleCard({ children, date, author, summary, image, lang }: ArticleCardProps) {
  return (
    <Card as="article" interactive display="flex" gap={4} p={4} h="full" minH={40}>
      <Flex
        w={16}
        h={24}
        flexShrink={0}
        borderRadius="arch"
        overflow="hidden"
        bg="draw.sky"
        align="end"
        aria-hidden="true"
      >
        {image ? (
          <Picture
            picture={image}
            sizes="9rem"
            w="full"
            h="full"
            objectFit="cover"
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Newspaper />
        )}
      </Flex>
      <Stack gap={1} minW={0} flex="1">
        <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {date} · {author}
        </Text>
        <Heading as="h3" textStyle="label" fontWeight="semibold" lang={lang}>
          <CardLink>{children}</CardLink>
        </Heading>
        {summary && (
          <Text color="fg.muted" lang={lang} lineClamp={2}>
            {summary}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** A newspaper, the default picture. */
const Newspaper = () => (
  <Box asChild w="full">
    <svg viewBox="0 0 80 112">
      <path d="M0 92h80v20H0Z" fill={paint('draw.grass')} />
      <path d="M22 92V50a18 18 0 0 1 36 0v42Z" fill={paint('draw.roof')} />
      <circle cx="52" cy="72" r="2" fill={paint('draw.glow')} />
      <path d="M16 92h48l4 6H12Z" fill={paint('draw.stone')} />
      <g transform="rotate(-8 38 94)">
        <path d="M20 88h36v12H20Z" fill={paint('plaster.50')} />
        <path d="M24 91.5h12M24 94.5h28M24 97.5h28" stroke={paint('ink.400')} strokeWidth="1.5" />
      </g>
    </svg>
  </Box>
)
