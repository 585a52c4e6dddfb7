import { Stack, Text } from '@chakra-ui/react'
import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import type { Places } from '../../../../api/timetable.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { todayIn } from '../../../../page/days.ts'
import { idIn } from '../../../../page/id-in.ts'
import { dayOf } from '../../../../page/period/days.ts'
import { ScreenHeading } from '../../../../page/screen-heading.tsx'
import { chosenUnit, unitAskedIn, useTimetablePlacesInAddress } from '../use-timetable-places.ts'
import { AbsenceForm } from './absence-form.tsx'
import { AbsentClasses } from './absent-classes.tsx'

/** A teacher's absence: the classes to cover, who is free for each, and what becomes of the others. */
export function AbsenceScreen() {
  const { t } = useTranslation()
  const read = useTimetablePlacesInAddress()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('timetable.absence.title')} />
        <Text color="fg.muted">{t('timetable.absence.lead')}</Text>
      </Stack>
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="20rem" borderRadius="card" />}>
        {(places) => <Absence places={places} />}
      </AsyncContent>
    </Stack>
  )
}

/** The teacher and the days, as the address names them. */
function Absence({ places }: { places: Places }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const { unities, unit } = places
  if (!unit) return <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
  const asked = idIn(query.get('teacher_id') ?? undefined)
  const teacher = unit.teachers.find(({ id }) => id === asked)
  const today = todayIn(unit.time_zone)
  const from = dayOf(query.get('from')) ?? today
  const last = dayOf(query.get('to')) ?? from
  const to = last < from ? from : last
  return (
    <>
      <AbsenceForm
        {...{ unities, unit, from, to }}
        unity_id={chosenUnit(unities, unitAskedIn(query), unit)}
        teacher_id={teacher?.id ?? null}
        onChange={(changes) =>
          setQuery(
            (before) => {
              const next = new URLSearchParams(before)
              for (const [name, value] of Object.entries(changes)) next.set(name, value)
              return next
            },
            { replace: true },
          )
        }
      />
      {teacher && <AbsentClasses key={`${teacher.id} ${from} ${to}`} {...{ unit, teacher, from, to }} />}
    </>
  )
}
