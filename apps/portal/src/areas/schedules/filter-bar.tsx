import { Box, Flex, Text } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { Ref } from 'react'
import { SegmentedChoice } from '../../page/segmented-choice.tsx'
import { online, roomOf, roomsOf } from './class-filter.ts'
import type { ClassFilterState } from './use-class-filter.ts'

export interface FilterBarProps {
  filters: ClassFilterState
  /** The classes of the week, whose rooms can be chosen; empty while they load. */
  classes: readonly ScheduleClass[]
  /** How many classes the visible days have, and how many of them are shown; null while they load. */
  counts: { all: number; shown: number } | null
  ref: Ref<HTMLSelectElement>
}

/** Filters the classes by level and place, and says how many are shown. */
export function FilterBar({ filters, classes, counts, ref }: FilterBarProps) {
  const { t, i18n } = useTranslation()
  const { filter, number, isActive } = filters
  const places = [online, ...roomsOf(classes, i18n.language)]
  // A chosen room may have no class this week.
  const all = filter.place === null || places.includes(filter.place) ? places : [...places, filter.place]
  const countWords = () => {
    if (!counts) return ''
    const { shown, all: count } = counts
    return isActive ? t('schedules.filter.some', { shown, count }) : t('schedules.filter.all', { count })
  }
  return (
    <Flex gap={3} wrap="wrap" align="end">
      {number !== null && (
        <SegmentedChoice
          legend={t('schedules.filter.level')}
          value={filter.level === null ? 'all' : 'mine'}
          options={[
            { value: 'all', label: t('schedules.filter.allLevels') },
            { value: 'mine', label: t('schedules.filter.myLevel', { number }) },
          ]}
          onChange={(value) => filters.showLevel(value === 'mine')}
        />
      )}
      <Box flex="0 1 16rem" minW={0}>
        <SelectField
          ref={ref}
          quietLabel
          label={t('schedules.filter.place')}
          placeholder={t('schedules.filter.allPlaces')}
          value={filter.place ?? ''}
          options={all.map((place) => ({
            value: place,
            label: place === online ? t('schedules.kind.online') : roomOf(place),
          }))}
          onChange={({ target }) => filters.showPlace(target.value)}
        />
      </Box>
      <Text as="output" textStyle="small" color="fg.muted" py={2}>
        {countWords()}
      </Text>
    </Flex>
  )
}
