import { Box, Flex, Stack } from '@chakra-ui/react'
import { Chip, TextLink } from '@the-house/design-system'
import type { ClassDetail } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { formatTime } from '../../../../page/clock.ts'
import { longDay } from '../../../../page/days.ts'
import { paths } from '../../../../page/paths.ts'
import { classValues } from '../plan/plan-values.ts'
import { stateOf } from './class-state.ts'
import { Facts } from './facts.ts'

interface ClassFactsProps {
  one: ClassDetail
  timeZone: string
  /** The instant at which the class is looked at. */
  now: number
}

/** Time, place, teacher and level of a class, with what is missing. */
export function ClassFacts({ one, timeZone, now }: ClassFactsProps) {
  const { t, i18n } = useTranslation()
  const { day, minutes } = classValues(one, timeZone)
  const when = `${longDay(day, i18n.language)}, ${formatTime(one.start_date, timeZone)} – ${formatTime(one.end_date, timeZone)}`
  const level = [one.chapter_from, one.chapter_to].map(
    (chapter) => chapter && `${chapter.number ?? '–'}. ${chapter.name}`,
  )
  const facts = [
    ['when', `${when} (${t('timetable.minutes', { count: minutes })})`],
    ['room', one.online ? t('timetable.online') : (one.room?.name ?? (one.place || t('timetable.none.room')))],
    ['link', one.online ? one.url || t('timetable.none.link') : ''],
    ['teacher', one.teacher?.name ?? t('timetable.none.teacher')],
    ['substituteFor', one.substitute_for?.name ?? ''],
    ['level', level.some(Boolean) ? level.map((name) => name ?? '…').join(' – ') : ''],
    ['reason', one.cancel_reason],
  ] as const
  return (
    <Stack gap={4}>
      <StateChips one={one} now={now} />
      <Facts>
        {facts
          .filter(([, words]) => words)
          .map(([name, words]) => (
            <Box key={name} display="contents">
              <dt>{t(`timetable.fact.${name}`)}</dt>
              <dd>{words}</dd>
            </Box>
          ))}
      </Facts>
      {one.series_id !== null && (
        <TextLink asChild alignSelf="start" display="inline-flex" alignItems="center" minH="target">
          <Link href={paths.seriesOf(one.series_id)}>
            {t(one.own ? 'timetable.class.ownOfSeries' : 'timetable.class.ofSeries')}
          </Link>
        </TextLink>
      )}
    </Stack>
  )
}

function StateChips({ one, now }: Pick<ClassFactsProps, 'one' | 'now'>) {
  const { t } = useTranslation()
  const state = stateOf(one, now)
  const problems = state === 'planned' ? one.problems : []
  if (state === 'planned' && problems.length === 0) return null
  return (
    <Flex gap={2} wrap="wrap">
      {state !== 'planned' && <Chip>{t(`timetable.state.${state}`)}</Chip>}
      {problems.map((problem) => (
        <Chip key={problem} tone="warning">
          <TriangleAlert size={16} aria-hidden="true" />
          {t(`timetable.problem.${problem}`)}
        </Chip>
      ))}
    </Flex>
  )
}
