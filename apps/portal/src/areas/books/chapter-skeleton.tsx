import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'

/** As large as the head, the topics and the work that it stands for. */
export function ChapterSkeleton() {
  return (
    <Stack gap={{ base: 2, md: 6 }}>
      <Skeleton h={{ base: 12, md: 20 }} maxW="20rem" />
      <Skeleton h={{ base: 24, md: '4.5rem' }} />
      <Skeleton h="100dvh" />
    </Stack>
  )
}
