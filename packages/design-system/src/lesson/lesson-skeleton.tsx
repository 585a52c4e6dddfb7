import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useLessonFills } from './lesson-media.ts'
import { Lesson } from './lesson.tsx'

export interface LessonSkeletonProps {
  /** The link that leaves the lesson. */
  close?: ReactNode
  /** What is shown where the lesson does not fill the window. */
  otherwise: ReactNode
}

/** The outline of a lesson while it loads, as large as the lesson, so that nothing shifts. */
export function LessonSkeleton({ close, otherwise }: LessonSkeletonProps) {
  const fills = useLessonFills()
  if (!fills) return otherwise
  return (
    <Lesson
      fills
      exercise={0}
      still={false}
      close={close}
      progress={<Skeleton h={4} my={3.5} me={3} />}
      actions={<Skeleton h={12} my={2.5} />}
    >
      <Stack gap={3}>
        <Skeleton h={7} w="55%" />
        <Skeleton h={6} />
        <Skeleton h={32} />
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} h={16} />
        ))}
      </Stack>
    </Lesson>
  )
}
