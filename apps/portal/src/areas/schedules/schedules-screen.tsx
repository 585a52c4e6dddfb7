import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, CalendarLegend, Skeleton } from '@the-house/design-system'
import { useNow } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { CalendarSync } from 'lucide-react'
import { useRef, useState } from 'react'
import { AsyncContent } from '../../page/async-content.tsx'
import { PeriodBar } from '../../page/period/period-bar.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NextWeekNote } from './next-week-note.tsx'
import { useBooking } from './use-booking.ts'
import { useSchedulePeriod } from './use-schedule-period.ts'
import { useShownClasses } from './use-shown-classes.ts'
import { useWeek } from './use-week.ts'
import { WeekView } from './week-view.tsx'

/** The calendar of the classes of the user's unit, to book them and to cancel bookings. */
export function SchedulesScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const now = useNow()
  const period = useSchedulePeriod(now)
  const week = useWeek(period.week)
  const booking = useBooking(week)
  const [chosen, setChosen] = useState<number | null>(null)
  const [address, setAddress] = useState(false)
  const place = useRef<HTMLSelectElement>(null)
  const classes = week.read.data?.classes
  const { filters, shown, all } = useShownClasses(period, classes)
  const one = classes?.find(({ id }) => id === chosen)

  function clearFilter(): void {
    filters.clear()
    // The button goes away with what it says, so the focus moves to where the filter is.
    place.current?.focus()
  }

  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Flex gap={3} wrap="wrap" align="start" justify="space-between">
        <Stack gap={1}>
          <ScreenHeading title={t('schedules.title')} />
          <Text color="fg.muted">{t('schedules.lead', { unit: unity.name })}</Text>
        </Stack>
        <Button onClick={() => setAddress(true)}>
          <CalendarSync size={20} aria-hidden="true" />
          {t('schedules.calendar.open')}
        </Button>
      </Flex>
      <PeriodBar period={period} />
      {/* Nothing is shown of this week before it is known that it stays: a note would push it down. */}
      {period.isUndecided ? (
        <Skeleton aria-busy="true" h="48rem" borderRadius="card" />
      ) : (
        <>
          {period.isNextWeek && <NextWeekNote onBack={period.goToday} />}
          <FilterBar
            ref={place}
            filters={filters}
            classes={classes ?? []}
            counts={classes ? { all, shown: shown.length } : null}
          />
          <CalendarLegend />
          <Box minH="24rem">
            <AsyncContent read={week.read} skeleton={<Skeleton aria-busy="true" h="48rem" borderRadius="card" />}>
              {() => (
                <WeekView
                  classes={shown}
                  hidden={all - shown.length}
                  {...{ period, now }}
                  onSelect={setChosen}
                  onClearFilter={clearFilter}
                />
              )}
            </AsyncContent>
          </Box>
        </>
      )}
      {one && <ClassDialog key={one.id} {...{ one, booking, now }} onClose={() => setChosen(null)} />}
      <CalendarAddress open={address} onClose={() => setAddress(false)} />
    </Stack>
  )
}
