import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, CalendarLegend, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { AsyncContent } from '../../page/async-content.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { PeriodBar } from '../../page/period/period-bar.tsx'
import { usePeriod } from '../../page/period/use-period.ts'
import { useBooking } from './use-booking.ts'
import { useWeek } from './use-week.ts'
import { WeekView } from './week-view.tsx'

/** The calendar of the classes of the user's unit, to book them and to cancel bookings. */
export function SchedulesScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const period = usePeriod(unity.time_zone)
  const week = useWeek(period.week)
  const booking = useBooking(week)
  const [chosen, setChosen] = useState<number | null>(null)
  const [address, setAddress] = useState(false)
  const one = week.read.data?.classes.find(({ id }) => id === chosen)
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
      <CalendarLegend />
      <Box minH="48rem">
        <AsyncContent read={week.read} skeleton={<Skeleton aria-busy="true" h="48rem" borderRadius="card" />}>
          {({ classes }) => <WeekView {...{ classes, period }} onSelect={setChosen} />}
        </AsyncContent>
      </Box>
      {one && <ClassDialog key={one.id} one={one} booking={booking} onClose={() => setChosen(null)} />}
      <CalendarAddress open={address} onClose={() => setAddress(false)} />
    </Stack>
  )
}
