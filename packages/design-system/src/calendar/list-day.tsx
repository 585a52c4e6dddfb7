import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { CalendarListProps } from './calendar-props.ts'
import { ListRow } from './list-row.tsx'
import { useCalendarLabels } from './use-calendar-labels.ts'

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 2 } })

export interface ListDayProps extends Omit<CalendarListProps, 'first' | 'length'> {
  /** YYYY-MM-DD */
  day: string
}

/** A day with its entries. */
export function ListDay({ day, entries, timeZone, now, onSelect }: ListDayProps) {
  const { longDay } = useCalendarLabels(timeZone)
  return (
    <Stack as="section" gap={2} aria-labelledby={`day-${day}`}>
      <Heading
        as="h2"
        id={`day-${day}`}
        textStyle="label"
        fontWeight="semibold"
        _firstLetter={{ textTransform: 'uppercase' }}
      >
        {longDay(day)}
      </Heading>
      <List>
        {entries.map((entry) => (
          <li key={entry.id}>
            <ListRow {...{ entry, timeZone, now }} onSelect={() => onSelect(entry.id)} />
          </li>
        ))}
      </List>
    </Stack>
  )
}
