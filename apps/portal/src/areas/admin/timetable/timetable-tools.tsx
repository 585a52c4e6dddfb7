import { Flex, Stack } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { TimetableSlot } from '@the-house/design-system/admin'
import type { TimetableClass } from '@the-house/domain'
import { useNow } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Plus, Repeat, TriangleAlert, UserX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Places, PlacesOfUnit } from '../../../api/timetable.ts'
import { todayIn } from '../../../page/days.ts'
import { paths } from '../../../page/paths.ts'
import { PeriodBar } from '../../../page/period/period-bar.tsx'
import { usePeriod } from '../../../page/period/use-period.ts'
import { ChangeQuestion } from './class/change-question.tsx'
import { ClassDialog } from './class/class-dialog.tsx'
import { NewClass } from './class/new-class.tsx'
import { focusEntry } from './focus-entry.ts'
import { PlaceFilters } from './place-filters.tsx'
import { classValues } from './plan/plan-values.ts'
import { TimetableWeek } from './timetable-week.tsx'
import { useTimetablePlace, type TimetablePlace } from './use-timetable-place.ts'

/** The filters, the week, and the dialogs of the timetable. */
export function TimetableTools({ places }: { places: Places }) {
  const place = useTimetablePlace(places)
  return place.unit && <OfUnit key={place.unit.id} {...{ places, place }} unit={place.unit} />
}

interface OfUnitProps {
  places: Places
  place: TimetablePlace
  unit: PlacesOfUnit
}

function OfUnit({ places, place, unit }: OfUnitProps) {
  const { t } = useTranslation()
  const now = useNow()
  const period = usePeriod({ timeZone: unit.time_zone, now, narrow: 'day' })
  const [drawn, setDrawn] = useState<TimetableSlot | null>(null)
  const [moved, setMoved] = useState<{ one: TimetableClass; to: TimetableSlot } | null>(null)
  const { chapters } = places
  const { room_id, teacher_id, chosen, go } = place
  const today = todayIn(unit.time_zone, now)
  const start = { day: period.first > today ? period.first : today, time: '', minutes: 60 }

  function settle(): void {
    if (moved) focusEntry(moved.one.id)
    setMoved(null)
  }
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap">
        <Button variant="primary" onClick={() => setDrawn(start)}>
          <Plus size={20} aria-hidden="true" />
          {t('timetable.new.action')}
        </Button>
        <Button asChild>
          <Link href={paths.classProblemsOf(unit.id)}>
            <TriangleAlert size={20} aria-hidden="true" />
            {t('timetable.problems.action')}
          </Link>
        </Button>
        <Button asChild>
          <Link href={paths.absenceOf(unit.id)}>
            <UserX size={20} aria-hidden="true" />
            {t('timetable.absence.action')}
          </Link>
        </Button>
        <Button asChild>
          <Link href={paths.seriesIn(unit.id)}>
            <Repeat size={20} aria-hidden="true" />
            {t('timetable.series.action')}
          </Link>
        </Button>
      </Flex>
      <PlaceFilters {...{ places, place }} />
      <PeriodBar period={period} />
      <TimetableWeek {...{ unit, place, period }} onCreate={setDrawn} onMove={(one, to) => setMoved({ one, to })} />
      {drawn && <NewClass slot={drawn} {...{ unit, chapters, room_id, teacher_id }} onClose={() => setDrawn(null)} />}
      {moved && (
        <ChangeQuestion
          one={moved.one}
          form={{
            ...classValues(moved.one, unit.time_zone),
            day: moved.to.day,
            start_time: moved.to.time,
            minutes: moved.to.minutes,
          }}
          {...{ unit, chapters }}
          onBack={settle}
          onSaved={settle}
        />
      )}
      {chosen !== null && (
        <ClassDialog
          key={chosen}
          id={chosen}
          {...{ unit, chapters }}
          onClose={() => {
            go('class', null)
            focusEntry(chosen)
          }}
        />
      )}
    </Stack>
  )
}
