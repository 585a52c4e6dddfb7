import { Heading, Stack, Text } from '@chakra-ui/react'
import { EmptyState, SelectField, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useInvalidatePlaces, type Places } from '../../../../api/timetable.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { SegmentedChoice } from '../../../../page/segmented-choice.tsx'
import { useUser } from '../../../../session/session.ts'
import { chosenUnit, useTimetablePlaces } from '../../timetable/use-timetable-places.ts'
import { ManagedItems } from '../managed-items.tsx'
import { SeriesMaker } from './series-maker.tsx'

/** The first week of the timetable: rooms, and the classes that come back every week. */
export function WeekStep() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [chosen, choose] = useState(unity.id)
  const read = useTimetablePlaces(chosen)
  const invalidate = useInvalidatePlaces()
  return (
    <Stack gap={{ base: 6, md: 8 }}>
      <Stack as="section" gap={4} aria-label={t('founding.room.title')}>
        <Part title={t('founding.room.title')} lead={t('founding.room.lead')} />
        <ManagedItems
          name="rooms"
          add="founding.room.add"
          none="founding.room.none"
          begun={{ unity_id: unity.id }}
          onSaved={invalidate}
        />
      </Stack>
      <Stack as="section" gap={4} aria-label={t('founding.week.classes')}>
        <Part title={t('founding.week.classes')} lead={t('founding.week.lead')} />
        <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="30rem" borderRadius="card" />}>
          {(places) => <Classes {...{ places, chosen, choose }} />}
        </AsyncContent>
      </Stack>
    </Stack>
  )
}

const Part = ({ title, lead }: { title: string; lead: string }) => (
  <Stack gap={1}>
    <Heading as="h2" textStyle="heading">
      {title}
    </Heading>
    <Text color="fg.muted">{lead}</Text>
  </Stack>
)

interface ClassesProps {
  places: Places
  /** The unit whose classes are made, and how another one is chosen. */
  chosen: number
  choose: (unity_id: number) => void
}

function Classes({ places: { unities, unit, chapters }, chosen, choose }: ClassesProps) {
  const { t } = useTranslation()
  const [way, setWay] = useState<'form' | 'file'>('form')
  if (!unit) return <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
  return (
    <Stack gap={5} align="start">
      {unities.length > 1 && (
        <SelectField
          label={t('founding.week.unit')}
          options={unities.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(chosenUnit(unities, chosen, unit))}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
      )}
      <SegmentedChoice
        legend={t('founding.week.way')}
        value={way}
        options={[
          { value: 'form', label: t('founding.week.form') },
          { value: 'file', label: t('founding.week.file') },
        ]}
        onChange={setWay}
      />
      <SeriesMaker key={unit.id} unit={unit} chapters={chapters} way={way} />
    </Stack>
  )
}
