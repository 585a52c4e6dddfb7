import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Card, notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { useInvalidateFounding } from '../../../../api/founding.ts'
import { useSeriesList, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { useFocusAfter } from '../../../../page/use-focus-after.ts'
import { useSeriesTime } from '../../timetable/series/series-columns.tsx'
import { SeriesForm } from '../../timetable/series/series-form.tsx'
import { SeriesImport } from '../../timetable/series/series-import.tsx'

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})

/** More series than a first week has; all of them are in their own list. */
const shown = 50

export interface SeriesMakerProps {
  unit: PlacesOfUnit
  chapters: Places['chapters']
  /** Whether series are made one by one, or out of a table. */
  way: 'form' | 'file'
}

/** The series of a unit, and the way to make more of them. */
export function SeriesMaker({ unit, chapters, way }: SeriesMakerProps) {
  const { t } = useTranslation()
  const timeOf = useSeriesTime()
  const invalidate = useInvalidateFounding()
  const { data } = useSeriesList({ unity_id: unit.id, over: false, page: 1, size: shown })
  /** Counts what was made: each has an empty form. */
  const [made, setMade] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const focusList = useFocusAfter(list)
  const series = data?.content ?? []
  return (
    <Stack gap={5} w="full">
      {series.length > 0 && (
        <Card maxW="44rem" py={1} px={{ base: 4, md: 5 }}>
          <List ref={list} tabIndex={-1} aria-label={t('founding.week.series')}>
            {series.map((one) => (
              <Flex asChild key={one.id} columnGap={4} py={2} wrap="wrap" justify="space-between">
                <li>
                  <Text fontWeight="medium">{one.name}</Text>
                  <Text color="fg.muted">{timeOf(one)}</Text>
                </li>
              </Flex>
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
            notify({ type: 'success', title: t('timetable.done.seriesMade', { name, count: ahead }) })
            setMade(made + 1)
            focusList()
            void invalidate()
          }}
        />
      )}
    </Stack>
  )
}
