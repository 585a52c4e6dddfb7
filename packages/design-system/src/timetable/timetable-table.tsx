import { Box, chakra, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { TriangleAlert } from 'lucide-react'
import { byDay } from '../calendar/zoned.ts'
import { Chip } from '../chip/chip.tsx'
import { tableRecipe } from '../data-table/table-recipe.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TimetableEntry } from './entry.ts'
import { holidaysOn } from './slot.ts'
import type { TimetableProps } from './timetable-props.ts'
import { useEntryWords } from './use-entry-words.ts'

const Table = chakra('table', tableRecipe)
/** The day above its classes: a line of its own, no card. */
const DayRow = chakra('tr', {
  base: {
    '&&': { bg: 'transparent', border: 'none', px: 0, _hover: { bg: 'transparent' } },
    '& th': { textStyle: 'label', _firstLetter: { textTransform: 'uppercase' } },
  },
})
const Open = chakra('button', {
  base: {
    minH: 'target',
    textAlign: 'start',
    fontWeight: 'semibold',
    color: 'link',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '&[data-cancelled]': { textDecoration: 'line-through underline' },
  },
})

const columns = ['time', 'name', 'where', 'places', 'state'] as const

/** The classes of some days as a table, a day after the other; days without classes are left out. */
export function TimetableTable({ label, entries, holidays, onSelect, ...days }: TimetableProps) {
  const { t } = useTranslation()
  const { longDay, ...words } = useEntryWords(days.timeZone)
  const filled = byDay(entries, days).filter((one) => one.entries.length > 0)
  return (
    <Box containerType="inline-size">
      <Table>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`timetable.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {filled.map(({ day, entries: own }) => (
          <tbody key={day}>
            <DayRow>
              <th colSpan={columns.length} scope="rowgroup">
                {[longDay(day), ...holidaysOn(day, holidays)].join(' · ')}
              </th>
            </DayRow>
            {own.map((entry) => (
              <tr key={entry.id}>
                <td>{words.hours(entry)}</td>
                <th scope="row">
                  <Open
                    type="button"
                    data-entry={entry.id}
                    data-cancelled={entry.state === 'cancelled' ? '' : undefined}
                    onClick={() => onSelect(entry.id)}
                  >
                    {entry.name}
                  </Open>
                </th>
                <td>{entry.note}</td>
                <td>
                  <span aria-hidden="true">{words.places(entry)}</span>
                  <VisuallyHidden>{words.spokenPlaces(entry)}</VisuallyHidden>
                </td>
                <td>
                  <States entry={entry} states={words.state(entry)} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Box>
  )
}

/** State and problems of a class, as chips. */
function States({ entry, states }: { entry: TimetableEntry; states: readonly string[] }) {
  return (
    <Stack as="span" gap={1} align="start">
      {states.map((state) => {
        const wrong = entry.problems.includes(state)
        return (
          <Chip key={state} tone={wrong ? 'warning' : 'plain'}>
            {wrong && <TriangleAlert size={14} aria-hidden="true" />}
            {state}
          </Chip>
        )
      })}
    </Stack>
  )
}
