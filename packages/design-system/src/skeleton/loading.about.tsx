import { Box, Stack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { Skeleton } from './skeleton.tsx'

export default about({
  exports: ['Skeleton', 'Spinner', 'ProgressLine'],
  purpose:
    'What is on its way. Skeleton keeps the place of what comes, Spinner says that something does, ProgressLine how far it is.',
  avoid: ['Under 0.1 s: nothing at all.', 'What was there before can stay until the new is there: let it.'],
  good: {
    show: (
      <Stack w="full" gap={3}>
        <Skeleton h={6} w="60%" />
        <Skeleton h={16} />
      </Stack>
    ),
    why: 'As large as what comes: nothing jumps.',
  },
  bad: {
    show: (
      <Box mx="auto">
        <Spinner />
      </Box>
    ),
    why: 'Alone in a page: what comes pushes everything aside.',
  },
  anatomy: {
    Skeleton: 'a plate in the size of what comes',
    Spinner: 'a ring',
    ProgressLine: 'a line, moving while the end is unknown',
  },
  keys: {},
  spoken: [
    'Skeletons are silent; their screen is busy.',
    'Spinner: Loading, as a status. ProgressLine: a progress bar with its name.',
  ],
})
