import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { phaseOf } from '@the-house/domain'
import type { CalendarEntry } from './entry.ts'
import { KindChip } from './kind-chip.tsx'
import { kindLooks } from './kinds.ts'
import { overGround } from './over-ground.ts'
import { PhaseChip } from './phase-chip.tsx'
import { useCalendarLabels } from './use-calendar-labels.ts'

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
    '&[data-over]': { bg: overGround, color: 'fg.muted' },
  },
})

export interface ListRowProps {
  entry: CalendarEntry
  timeZone: string
  now: number
  onSelect: () => void
}

/** One class in the list; grey once it is over. */
export function ListRow({ entry, timeZone, now, onSelect }: ListRowProps) {
  const { hours } = useCalendarLabels(timeZone)
  const phase = phaseOf(entry, now)
  const isOver = phase === 'OVER'
  return (
    <Row
      type="button"
      data-over={isOver || undefined}
      borderInlineStartColor={isOver ? 'fg.muted' : kindLooks[entry.kind].tone}
      onClick={onSelect}
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
      <Flex as="span" gap={2} wrap="wrap" maxW="full">
        <PhaseChip phase={phase} />
        <KindChip kind={entry.kind} isOver={isOver} />
      </Flex>
    </Row>
  )
}
