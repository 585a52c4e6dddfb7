import '@fullcalendar/react/skeleton.css'
import { Calendar as FullCalendar } from '@fullcalendar/react'
import interaction from '@fullcalendar/react/interaction'
import timeGrid from '@fullcalendar/react/timegrid'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { GridFrame, gridClasses } from '../calendar/grid-frame.ts'
import { useTodayInView } from '../calendar/use-today-in-view.ts'
import { dayAfter, openHours, zoned } from '../calendar/zoned.ts'
import { DayHead } from './day-head.tsx'
import { askedSlot, holidaysOn, slotOf } from './slot.ts'
import { TimetableBlock } from './timetable-block.tsx'
import { TimetableContext } from './timetable-context.ts'
import type { TimetableProps } from './timetable-props.ts'
import { TimetableSheet } from './timetable-sheet.ts'

/** The minutes between two places at which an entry can be dropped. */
const snap = 15
const hourMs = 3_600_000
/** The hours of a school, which can be dragged into though nothing takes place then. */
const usualHours = { from: 7, to: 22 }
/** How many entries are shown side by side before the rest is only counted. */
const beside = { 1: 8, 7: 3 }

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Outside of the component, so that the library does not redraw unchanged entries. */
const contentOf = ({ event }: { event: { id: string } }) => <TimetableBlock id={event.id} />

const headOf = ({ dow, text }: { dow: number; text: string }) => <DayHead weekday={dow} text={text} />

/** Rows between full hours have no line. */
const slotClass =
  (name: string) =>
  ({ time }: { time?: { milliseconds: number } }) =>
    (time?.milliseconds ?? 0) % hourMs === 0 ? name : `${name} between`

interface Changed {
  event: { id: string; start: Date | null; end: Date | null }
  revert: () => void
}

/** A time grid to drag in: hours down, days across. */
export function TimetableGrid(props: Omit<TimetableProps, 'look' | 'label'>) {
  const { entries, holidays, first, length, timeZone, onSelect, onMore, onMove, onCreate } = props
  const { t, i18n } = useTranslation()
  const [now] = useState(Date.now)
  const frame = useTodayInView({ first, length, timeZone }, now)
  const { from, to } = openHours(entries, timeZone, usualHours)
  const known = new Map(entries.map((entry) => [String(entry.id), entry]))
  /** The days of the grid, by their day of the week. */
  const days = Array.from({ length }, (_, index) => dayAfter(first, index))
  const holidayNames = (weekday: number) => {
    const day = days.find((one) => new Date(one).getUTCDay() === weekday)
    return day === undefined ? [] : holidaysOn(day, holidays)
  }

  function moved({ event: { id, start, end }, revert }: Changed, minutes?: number): void {
    revert()
    if (start && end) onMove?.(Number(id), { ...slotOf(start, end, timeZone), ...(minutes && { minutes }) })
  }
  /** A dropped entry keeps its length, also in a night in which the clocks change. */
  const lengthOf = (id: string): number | undefined => {
    const entry = known.get(id)
    return entry && (Date.parse(entry.end) - Date.parse(entry.start)) / 60_000
  }

  return (
    <TimetableContext value={{ known, timeZone, onSelect, holidayNames }}>
      <GridFrame ref={frame}>
        <TimetableSheet days={length}>
          <FullCalendar
            // The library reads its first day only once, so another one remounts it.
            key={`${first} ${length}`}
            plugins={[timeGrid, interaction]}
            {...gridClasses}
            columnEventAfterClass="handle"
            highlightClass="drawn"
            dayLaneClass={({ dow, isToday }: { dow: number; isToday: boolean }) =>
              ['day', isToday ? 'today' : '', holidayNames(dow).length > 0 ? 'holiday' : ''].filter(Boolean).join(' ')
            }
            dayHeaderContent={headOf}
            initialView="days"
            initialDate={first}
            views={{ days: { type: 'timeGrid', visibleRange: { start: first, end: dayAfter(first, length) } } }}
            timeZone={timeZone}
            locale={i18n.language}
            headerToolbar={false}
            allDaySlot={false}
            nowIndicator
            height="auto"
            slotMinTime={clock(from * 60)}
            slotMaxTime={clock(to * 60)}
            // One row a snap: the library counts from the middle of a row, not from where an entry was taken.
            slotDuration={clock(snap)}
            slotHeaderInterval="01:00"
            slotLaneClass={slotClass('slot')}
            slotHeaderClass={slotClass('hour')}
            slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
            slotEventOverlap={false}
            eventMaxStack={beside[length]}
            editable={onMove !== undefined}
            selectable={onCreate !== undefined}
            longPressDelay={400}
            dragRevertDuration={0}
            eventDrop={(info) => moved(info, lengthOf(info.event.id))}
            eventResize={(info) => moved(info)}
            select={({ start, end, view }) => {
              view.calendar.unselect()
              onCreate?.(askedSlot(slotOf(start, end, timeZone), snap))
            }}
            events={entries.map(({ id, name, start, end, state }) => ({
              id: String(id),
              title: name,
              start,
              end,
              editable: onMove !== undefined && state === 'planned',
            }))}
            eventContent={contentOf}
            moreLinkHint={(count: number) => t('timetable.entry.more', { count })}
            moreLinkClick={({ date }) => {
              onMore(zoned(date.toISOString(), timeZone).day)
              // The current view; without a name the library opens its own list.
              return 'days'
            }}
            dayHeaderFormat={{ weekday: 'short', day: 'numeric' }}
            dayHeaderAlign="center"
          />
        </TimetableSheet>
      </GridFrame>
    </TimetableContext>
  )
}
