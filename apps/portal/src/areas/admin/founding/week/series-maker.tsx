import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card, notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useInvalidateFounding } from '../../../../api/founding.ts'
import { useSeriesList, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { SeriesForm } from '../../timetable/series/series-form.tsx'
import { SeriesImport } from '../../timetable/series/series-import.tsx'

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: 1 } })

export interface SeriesMakerProps {
  unit: PlacesOfUnit
  chapters: Places['chapters']
  /** Whether series are made one by one, or out of a table. */
  way: 'form' | 'file'
}

/** The series of a unit, and the way to make more of them. */
export function SeriesMaker({ unit, chapters, way }: SeriesMakerProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateFounding()
  const { data } = useSeriesList({ unity_id: unit.id, over: false, page: 1, size: 100 })
  /** Counts what was made: each has an empty form. */
  const [made, setMade] = useState(0)
  const series = data?.content ?? []
  return (
    <Stack gap={5} w="full">
      {series.length > 0 && (
        <Card maxW="44rem" py={{ base: 3, md: 4 }}>
          <List aria-label={t('founding.week.series')}>
            {series.map(({ id, name }) => (
              <li key={id}>
                <Text>{name}</Text>
              </li>
            ))}
          </List>
        </Card>
      )}
      {way === 'file' ? (
        <SeriesImport unit={unit} onWritten={invalidate} />
      ) : (
        <SeriesForm
          key={made}
          series={null}
          {...{ unit, chapters }}
          onSaved={({ name, ahead }) => {
            notify({ type: 'success', title: t('founding.week.made', { name, count: ahead }) })
            setMade(made + 1)
            void invalidate()
          }}
        />
      )}
    </Stack>
  )
}
