import '@fullcalendar/react/skeleton.css'
import { Calendar as FullCalendar } from '@fullcalendar/react'
import timeGrid from '@fullcalendar/react/timegrid'
import { useTranslation } from '@the-house/i18n'
import type { CalendarProps } from './calendar.tsx'
import { GridEntry } from './grid-entry.tsx'
import { GridFrame, gridClasses } from './grid-frame.ts'
import { useWords } from './use-words.ts'
import { openHours, zoned } from './zoned.ts'

const hour = (hours: number): string => `${String(hours).padStart(2, '0')}:00`
/** How many stand beside each other before the rest is only counted. */
const beside = { 1: 6, 7: 2 }

/** Hours down, days across. */
export function CalendarGrid({ entries, first, length, timeZone, onSelect, onMore }: Omit<CalendarProps, 'look'>) {
  const { t, i18n } = useTranslation()
  const words = useWords(timeZone)
  const { from, to } = openHours(entries, timeZone)
  const known = new Map(entries.map((entry) => [String(entry.id), entry]))
  return (
    <GridFrame>
      <FullCalendar
        // It is told its first day once.
        key={`${first} ${length}`}
        plugins={[timeGrid]}
        {...gridClasses}
        initialView="days"
        initialDate={first}
        views={{ days: { type: 'timeGrid', duration: { days: length } } }}
        timeZone={timeZone}
        locale={i18n.language}
        headerToolbar={false}
        allDaySlot={false}
        nowIndicator
        height="auto"
        slotMinTime={hour(from)}
        slotMaxTime={hour(to)}
        slotHeaderInterval="01:00"
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
        slotEventOverlap={false}
        eventMaxStack={beside[length]}
        events={entries.map(({ id, name, start, end }) => ({ id: String(id), title: name, start, end }))}
        eventContent={({ event }) => {
          const entry = known.get(event.id)
          return entry && <GridEntry {...{ entry, onSelect }} hours={words.hours(entry)} spoken={words.spoken(entry)} />
        }}
        moreLinkContent={({ num }) => t('schedules.more', { count: num })}
        moreLinkClick={({ date }) => onMore(zoned(date.toISOString(), timeZone).day)}
        dayHeaderFormat={{ weekday: 'short', day: 'numeric' }}
      />
    </GridFrame>
  )
}
