import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { CalendarListProps } from './calendar-props.ts'
import { ListDay } from './list-day.tsx'
import { byDay, zoned } from './zoned.ts'

/** A list of days with their entries; days without entries are left out, and those before today are folded. */
export function CalendarList({ entries, onSelect, now, ...days }: CalendarListProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const filled = byDay(entries, days).filter((one) => one.entries.length > 0)
  const today = zoned(new Date(now).toISOString(), days.timeZone).day
  const isAhead = ({ day }: { day: string }) => day >= today
  // A week that has ended is looked at for what was in it, so nothing of it is folded.
  const earlier = filled.some(isAhead) ? filled.filter((one) => !isAhead(one)) : []
  const count = earlier.reduce((sum, day) => sum + day.entries.length, 0)
  const shown = isOpen ? filled : filled.filter((one) => !earlier.includes(one))
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Stack gap={5}>
      {count > 0 && (
        <Button alignSelf="start" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Chevron size={20} aria-hidden="true" />
          {t('schedules.earlier', { count })}
        </Button>
      )}
      {shown.map(({ day, entries: own }) => (
        <ListDay key={day} {...{ day, now, onSelect }} entries={own} timeZone={days.timeZone} />
      ))}
    </Stack>
  )
}
