import { Flex, Text } from '@chakra-ui/react'
import { Button, dayAfter, IconButton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { SegmentedChoice } from '../segmented-choice.tsx'
import { longDay } from '../days.ts'
import { formatRange } from './days.ts'
import { looks, type Period } from './use-period.ts'

/** Shows the visible days, steps to other days and switches the view. */
export function PeriodBar({ period }: { period: Period }) {
  const { t, i18n } = useTranslation()
  const { look, week, first, turn, goToday, showAs } = period
  const [before, after] =
    look === 'day'
      ? (['schedules.turn.previousDay', 'schedules.turn.nextDay'] as const)
      : (['schedules.turn.previousWeek', 'schedules.turn.nextWeek'] as const)
  const words = look === 'day' ? longDay(first, i18n.language) : formatRange(week, dayAfter(week, 6))
  return (
    <Flex gap={3} wrap="wrap" align="center" justify="space-between">
      <Flex gap={1} align="center" wrap="wrap">
        <IconButton label={t(before)} onClick={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t(after)} onClick={() => turn(1)}>
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
        <Button onClick={goToday}>{t('schedules.turn.today')}</Button>
        <Text as="output" textStyle="label" fontWeight="semibold" ms={2} _firstLetter={{ textTransform: 'uppercase' }}>
          {words}
        </Text>
      </Flex>
      <SegmentedChoice
        legend={t('schedules.look.label')}
        value={look}
        options={looks.map((value) => ({ value, label: t(`schedules.look.${value}`) }))}
        onChange={showAs}
      />
    </Flex>
  )
}
