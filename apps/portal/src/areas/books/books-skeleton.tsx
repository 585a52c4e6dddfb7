import { Box, Flex, Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'

export function ChaptersSkeleton() {
  return (
    <Stack gap={3}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} h={20} />
      ))}
    </Stack>
  )
}

/** The skeleton of the books, as large as their grid, so that the layout does not shift. */
export function BooksSkeleton() {
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <Skeleton h={{ base: 80, sm: 32 }} />
      <Flex direction={{ base: 'column', lg: 'row' }} wrap={{ lg: 'wrap' }} gap={{ base: 5, lg: 8 }}>
        <Skeleton h={{ base: 32, lg: 96 }} flex={{ lg: '0 1 15rem' }} />
        <Box flex={{ lg: '1 1 24rem' }}>
          <ChaptersSkeleton />
        </Box>
      </Flex>
    </Stack>
  )
}
