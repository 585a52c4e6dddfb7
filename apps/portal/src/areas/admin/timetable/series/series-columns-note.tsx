import { chakra, Text } from '@chakra-ui/react'
import { seriesColumns } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { PlacesOfUnit } from '../../../../api/timetable.ts'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'max-content 1fr' },
    columnGap: 4,
    rowGap: { base: 0, md: 1 },
    '& dt': { fontWeight: 'semibold', fontFamily: 'mono' },
    '& dd': { m: 0, mb: { base: 2, md: 0 }, color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})

const names = (options: readonly { name: string }[]) => options.map(({ name }) => name).join(', ')

/** Explains the columns of a file of series, with the rooms and teachers of the unit. */
export function SeriesColumnsNote({ unit }: { unit: PlacesOfUnit }) {
  const { t } = useTranslation()
  const values = { rooms: names(unit.rooms) }
  return (
    <>
      <Text>{t('timetable.import.how')}</Text>
      <List>
        {seriesColumns.map((column) => (
          <div key={column} style={{ display: 'contents' }}>
            <dt>{column}</dt>
            <dd>{t(`timetable.import.column.${column}`, values)}</dd>
          </div>
        ))}
      </List>
    </>
  )
}
