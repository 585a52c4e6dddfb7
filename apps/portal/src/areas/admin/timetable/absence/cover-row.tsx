import { Box, Flex, Text } from '@chakra-ui/react'
import { Card, SelectField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Uncovered } from '../../../../api/timetable.ts'
import { formatTime } from '../../../../page/clock.ts'
import { longDay } from '../../../../page/days.ts'
import { classValues } from '../plan/plan-values.ts'
import type { Cover } from './use-absence.ts'

export interface CoverRowProps {
  one: Uncovered
  timeZone: string
  cover: Cover
  /** Why what was chosen before was refused. */
  failure: string | undefined
  onChange: (cover: Cover) => void
}

/** A class to cover: when and where it is, and what becomes of it. */
export function CoverRow({ one, timeZone, cover, failure, onChange }: CoverRowProps) {
  const { t, i18n } = useTranslation()
  const { day } = classValues(one, timeZone)
  const times = `${formatTime(one.start_date, timeZone)} – ${formatTime(one.end_date, timeZone)}`
  const where = one.online ? t('timetable.online') : (one.room?.name ?? one.place)
  const booked = t('timetable.entry.booked', { booked: one.scheduled_students, count: one.max_students })
  return (
    <Card as="section" aria-label={one.name} maxW="44rem">
      <Flex gap={4} wrap="wrap" align="start">
        <Box flex="1 1 14rem" minW={0} overflowWrap="anywhere">
          <Text fontWeight="semibold">{one.name}</Text>
          <Text _firstLetter={{ textTransform: 'uppercase' }}>
            {longDay(day, i18n.language)}, {times}
          </Text>
          <Text color="fg.muted">{[where, booked].filter(Boolean).join(' · ')}</Text>
        </Box>
        <Box flex="1 1 14rem" minW={0}>
          <SelectField
            label={t('timetable.absence.cover')}
            placeholder={t('timetable.absence.later')}
            hint={one.free.length === 0 && t('timetable.absence.nobody')}
            error={failure}
            options={[
              ...one.free.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: 'cancel', label: t('timetable.absence.cancel') },
            ]}
            value={cover ?? ''}
            onChange={({ target: { value } }) =>
              onChange(value === '' ? null : value === 'cancel' ? 'cancel' : Number(value))
            }
          />
        </Box>
      </Flex>
    </Card>
  )
}
