import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Chapter } from '@the-house/domain'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { ChapterState } from './chapter-state.tsx'

const Door = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: 11,
    h: 14,
    borderRadius: 'arch',
    textStyle: 'heading',
    bg: 'accent.subtle',
    color: 'accent',
  },
  variants: { closed: { true: { bg: 'bg.sunken', color: 'fg.muted' } } },
})

const Name = chakra('span', {
  base: {
    textStyle: 'label',
    fontWeight: 'semibold',
    // The whole card follows the link.
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
  },
})

/** A chapter: its door's number, its name, and whether it can be entered. */
export function ChapterRow({ chapter }: { chapter: Chapter }) {
  const { id, name, description, available } = chapter
  return (
    <Card interactive={available} tone={available ? 'plain' : 'sunken'} p={{ base: 3, sm: 4 }}>
      {/* A date is too long to stand beside the name on a phone: it goes below. */}
      <Flex columnGap={4} rowGap={1} align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Door closed={!available} aria-hidden="true">
          {id}
        </Door>
        <Stack gap={0.5} flex={{ base: '1 1 9rem', md: '1' }} minW={0}>
          <Name lang="en" color={available ? 'fg' : 'fg.muted'}>
            {available ? <Link href={paths.chapter(id)}>{name}</Link> : name}
          </Name>
          <Text textStyle="small" color="fg.muted" lang="en" lineClamp={2}>
            {description}
          </Text>
        </Stack>
        <ChapterState chapter={chapter} />
      </Flex>
    </Card>
  )
}
