import { Flex, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Chapter } from '@the-house/domain'
import { Link } from 'wouter'
import { ChapterDoor, ChapterName } from '../../page/chapter-door.ts'
import { paths } from '../../page/paths.ts'
import { ChapterState } from './chapter-state.tsx'

/** A chapter: its door's number, its name, and whether it can be entered. */
export function ChapterRow({ chapter }: { chapter: Chapter }) {
  const { id, name, description, available } = chapter
  return (
    <Card interactive={available} tone={available ? 'plain' : 'sunken'} p={{ base: 3, sm: 4 }}>
      {/* A date is too long to stand beside the name on a phone: it goes below. */}
      <Flex columnGap={4} rowGap={1} align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <ChapterDoor closed={!available} aria-hidden="true">
          {id}
        </ChapterDoor>
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
