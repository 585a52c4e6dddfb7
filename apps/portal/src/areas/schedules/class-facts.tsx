import { Box, chakra } from '@chakra-ui/react'
import type { ClassPhase, ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useUser } from '../../session/session.ts'
import { formatClassTime } from './format-class-time.ts'
import { levelWords } from './level-words.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 4,
    rowGap: 2,
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
  },
})

/** Shows the time, the place, the teacher, the level and the bookings of a class. */
export function ClassFacts({ one, phase }: { one: ScheduleClass; phase: ClassPhase }) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const { teacher, room, scheduled_students: taken, max_students: all, waiting_students: count } = one
  const facts = [
    ['when', formatClassTime(one, unity.time_zone, i18n.language)],
    ['teacher', teacher],
    ['room', room],
    ['level', levelWords(one, t)],
    ['places', t('schedules.class.taken', { taken, all })],
    ['line', count > 0 ? t(`schedules.class.${phase === 'AHEAD' ? 'inLine' : 'wasInLine'}`, { count }) : ''],
  ] as const
  return (
    <Facts>
      {facts
        .filter(([, words]) => words)
        .map(([name, words]) => (
          <Box key={name} display="contents">
            <dt>{t(`schedules.class.${name}`)}</dt>
            <dd>{words}</dd>
          </Box>
        ))}
    </Facts>
  )
}
