import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'

/** The skeleton of a chapter, as large as its head, its topics and the exercise, so that the layout does not shift. */
export function ChapterSkeleton() {
  return (
    <Stack gap={{ base: 2, md: 6 }}>
      <Skeleton h={{ base: 12, md: 20 }} maxW="20rem" />
      <Skeleton h={{ base: 24, md: '4.5rem' }} />
      <Skeleton h="100dvh" />
    </Stack>
  )
}
