import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { CalendarDays, CalendarEntry } from './entry.ts'
import { KindChip } from './kind-chip.tsx'
import { kindLooks } from './kinds.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'
import { byDay } from './zoned.ts'

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 2 } })
const Row = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    rowGap: 1,
    alignItems: 'center',
    w: 'full',
    minH: 'target',
    py: 3,
    px: 4,
    textAlign: 'start',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderInlineStartWidth: '5px',
    borderRadius: 'card',
    transition: 'border-color 120ms, background-color 120ms',
    '&:hover': { bg: 'bg.sunken' },
  },
})

export interface CalendarListProps extends CalendarDays {
  entries: readonly CalendarEntry[]
  onSelect: (id: number) => void
}

/** A list of days with their entries; days without entries are left out. */
export function CalendarList({ entries, onSelect, ...days }: CalendarListProps) {
  const { longDay, hours } = useCalendarLabels(days.timeZone)
  const filled = byDay(entries, days).filter((one) => one.entries.length > 0)
  return (
    <Stack gap={5}>
      {filled.map(({ day, entries: own }) => (
        <Stack key={day} as="section" gap={2} aria-labelledby={`day-${day}`}>
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
            {own.map((entry) => (
              <li key={entry.id}>
                <Row
                  type="button"
                  onClick={() => onSelect(entry.id)}
                  borderInlineStartColor={kindLooks[entry.kind].tone}
                >
                  <Text as="span" minW="7.5rem" fontWeight="semibold" whiteSpace="nowrap">
                    {hours(entry)}
                  </Text>
                  <Box as="span" flex="1 1 12rem" minW={0} overflowWrap="anywhere">
                    <Text as="span" display="block" fontWeight="semibold">
                      {entry.name}
                    </Text>
                    <Text as="span" display="block" textStyle="small" color="fg.muted">
                      {entry.note}
                    </Text>
                  </Box>
                  <Flex as="span" flexShrink={0}>
                    <KindChip kind={entry.kind} />
                  </Flex>
                </Row>
              </li>
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  )
}
