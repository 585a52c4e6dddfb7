import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Places } from '../../../api/timetable.ts'
import { FilterRow } from '../filter-row.tsx'
import { optionsOf } from './options-of.ts'
import type { PlaceName, TimetablePlace } from './use-timetable-place.ts'

/** The unit whose timetable is shown, and a room or a teacher that it is narrowed to. */
export function PlaceFilters({ places, place }: { places: Places; place: TimetablePlace }) {
  const { t } = useTranslation()
  const { unit, unity_id, room_id, teacher_id, go } = place
  const filters: readonly [PlaceName, string, readonly { id: number; name: string }[], number | null][] = [
    ['room_id', t('timetable.filter.allRooms'), unit?.rooms ?? [], room_id],
    ['teacher_id', t('timetable.filter.allTeachers'), unit?.teachers ?? [], teacher_id],
  ]
  return (
    <FilterRow>
      {places.unities.length > 1 && (
        <Box>
          <SelectField
            label={t('timetable.filter.unity_id')}
            options={optionsOf(places.unities)}
            value={unity_id ?? ''}
            onChange={({ target }) => go('unity_id', Number(target.value))}
          />
        </Box>
      )}
      {filters.map(([name, none, options, id]) => (
        <Box key={name}>
          <SelectField
            label={t(name === 'room_id' ? 'timetable.field.room_id' : 'timetable.field.teacher_id')}
            placeholder={none}
            options={optionsOf(options)}
            value={id ?? ''}
            onChange={({ target }) => go(name, target.value === '' ? null : Number(target.value))}
          />
        </Box>
      ))}
    </FilterRow>
  )
}
