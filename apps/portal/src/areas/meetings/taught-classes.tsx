import { Stack } from '@chakra-ui/react'
import { EmptyState } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { SegmentedChoice } from '../../page/segmented-choice.tsx'
import { useUser } from '../../session/session.ts'
import { DaysList } from './days-list.tsx'
import { TaughtClass, type TaughtClassProps } from './taught-class.tsx'
import { stretches, useStretch } from './use-stretch.ts'

export interface TaughtClassesProps extends Omit<TaughtClassProps, 'one'> {
  meetings: readonly OwnMeeting[]
}

const noneWords = {
  ahead: 'meetings.own.noneAhead',
  past: 'meetings.own.nonePast',
  unmarked: 'meetings.own.noneUnmarked',
} as const

/** The classes of the signed-in teacher, upcoming, past or without attendance, or a note that there are none. */
export function TaughtClasses({ meetings, ...rest }: TaughtClassesProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { stretch, show, shown } = useStretch(meetings, unity.time_zone)
  if (meetings.length === 0)
    return <EmptyState title={t('meetings.own.none.title')} description={t('meetings.own.none.text')} />
  return (
    <Stack gap={5} align="start">
      <SegmentedChoice
        legend={t('meetings.own.days')}
        value={stretch}
        options={stretches.map((value) => ({ value, label: t(`meetings.own.${value}`) }))}
        onChange={show}
      />
      <Stack w="full">
        {shown.length > 0 ? (
          <DaysList meetings={shown}>{(one) => <TaughtClass one={one} {...rest} />}</DaysList>
        ) : (
          <EmptyState title={t(noneWords[stretch])} />
        )}
      </Stack>
    </Stack>
  )
}
