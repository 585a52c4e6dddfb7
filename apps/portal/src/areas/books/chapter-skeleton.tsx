import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'

export function ChapterSkeleton() {
  return (
    <Stack gap={{ base: 4, md: 6 }} minH="70vh">
      <Skeleton h={20} maxW="20rem" />
      <Skeleton h={{ base: 14, md: 16 }} />
      <Skeleton h={96} />
    </Stack>
  )
}
