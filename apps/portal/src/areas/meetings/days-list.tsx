import { chakra, Heading, Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import type { Meeting } from '@the-house/domain'
import type { ReactNode } from 'react'
import { useUser } from '../../session/session.ts'
import { byDay, useFormatDay } from './by-day.ts'

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 3 } })

export interface DaysListProps<T> {
  meetings: readonly T[]
  children: (one: T) => ReactNode
}

/** Lists classes under a heading for each day. */
export function DaysList<T extends Pick<Meeting, 'id' | 'data'>>({ meetings, children }: DaysListProps<T>) {
  const { unity } = useUser()
  const words = useFormatDay(unity.time_zone)
  return (
    <Stack gap={6}>
      {byDay(meetings, unity.time_zone).map(([day, own]) => (
        <Stack key={day} as="section" gap={3} aria-labelledby={`day-${day}`}>
          <Heading
            as="h2"
            id={`day-${day}`}
            textStyle="label"
            fontWeight="semibold"
            _firstLetter={{ textTransform: 'uppercase' }}
          >
            {words(day)}
          </Heading>
          <List>
            {own.map((one) => (
              <li key={one.id}>{children(one)}</li>
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  )
}

/** Fills a screen, so that the layout does not shift when the classes load. */
export const DaysSkeleton = () => (
  <Stack gap={3} aria-busy="true">
    <Skeleton h={5} w="14rem" />
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} h={{ base: '11rem', md: '5.5rem' }} borderRadius="card" />
    ))}
  </Stack>
)
