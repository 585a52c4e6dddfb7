import '@fullcalendar/react/skeleton.css'
import { Calendar as FullCalendar } from '@fullcalendar/react'
import timeGrid from '@fullcalendar/react/timegrid'
import { useTranslation } from '@the-house/i18n'
import type { CalendarProps } from './calendar-props.ts'
import { GridContext } from './grid-entries.ts'
import { GridEntry } from './grid-entry.tsx'
import { GridFrame, GridSheet, gridClasses } from './grid-frame.ts'
import { useTodayInView } from './use-today-in-view.ts'
import { dayAfter, openHours, openingHour, zoned } from './zoned.ts'

const hour = (hours: number): string => `${String(hours).padStart(2, '0')}:00`
/** How many entries are shown side by side before the rest is only counted. */
const beside = { 1: 6, 7: 2 }

/** Outside of the component, so that the library does not redraw unchanged entries. */
const contentOf = ({ event }: { event: { id: string } }) => <GridEntry id={event.id} />

/** A time grid: hours down, days across. */
export function CalendarGrid({ entries, first, length, timeZone, now, onSelect, onMore }: Omit<CalendarProps, 'look'>) {
  const { t, i18n } = useTranslation()
  const frame = useTodayInView({ first, length, timeZone }, now)
  const { from, to } = openHours(entries, timeZone)
  // Without a class to focus, no key would scroll it.
  const scrolls = entries.length > 0
  const known = new Map(entries.map((entry) => [String(entry.id), entry]))
  return (
    <GridContext value={{ known, timeZone, now, onSelect }}>
      <GridFrame ref={frame}>
        <GridSheet days={length} scrolls={scrolls}>
          <FullCalendar
            // The library reads its first day only once, so another one remounts it.
            key={`${first} ${length}`}
            plugins={[timeGrid]}
            {...gridClasses}
            initialView="days"
            initialDate={first}
            views={{ days: { type: 'timeGrid', visibleRange: { start: first, end: dayAfter(first, length) } } }}
            timeZone={timeZone}
            locale={i18n.language}
            headerToolbar={false}
            allDaySlot={false}
            nowIndicator
            now={new Date(now).toISOString()}
            height={scrolls ? '100%' : 'auto'}
            expandRows
            scrollTime={hour(openingHour({ first, length, timeZone }, now, from))}
            slotMinTime={hour(from)}
            slotMaxTime={hour(to)}
            slotDuration="01:00"
            slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
            slotEventOverlap={false}
            eventMaxStack={beside[length]}
            events={entries.map(({ id, name, start, end }) => ({ id: String(id), title: name, start, end }))}
            eventContent={contentOf}
            moreLinkHint={(count: number) => t('schedules.more', { count })}
            moreLinkClick={({ date }) => {
              onMore(zoned(date.toISOString(), timeZone).day)
              // The current view; without a name the library opens its own list.
              return 'days'
            }}
            dayHeaderFormat={{ weekday: 'short', day: 'numeric' }}
            dayHeaderAlign="center"
          />
        </GridSheet>
      </GridFrame>
    </GridContext>
  )
}
