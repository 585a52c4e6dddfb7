import { Flex, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Chapter } from '@the-house/domain'
import { Link } from 'wouter'
import { ChapterArch, ChapterName } from '../../page/chapter-arch.ts'
import { paths } from '../../page/paths.ts'
import { ChapterState } from './chapter-state.tsx'

/** A chapter: its number, its name, and whether it is open to the user. */
export function ChapterRow({ chapter }: { chapter: Chapter }) {
  const { id, number = id, name, description, available } = chapter
  return (
    <Card interactive={available} tone={available ? 'plain' : 'sunken'} p={{ base: 3, sm: 4 }}>
      {/* A date does not fit beside the name on a phone, so it wraps below. */}
      <Flex columnGap={4} rowGap={1} align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <ChapterArch closed={!available} aria-hidden="true">
          {number ?? '–'}
        </ChapterArch>
        <Stack gap={0.5} flex={{ base: '1 1 9rem', md: '1' }} minW={0}>
          <ChapterName lang="en" color={available ? 'fg' : 'fg.muted'}>
            {available ? <Link href={paths.chapter(id)}>{name}</Link> : name}
          </ChapterName>
          <Text textStyle="small" color="fg.muted" lang="en" lineClamp={2}>
            {description}
          </Text>
        </Stack>
        <ChapterState chapter={chapter} />
      </Flex>
    </Card>
  )
}
