import { Stack } from '@chakra-ui/react'
import { EmptyState } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { SegmentedChoice } from '../../page/segmented-choice.tsx'
import { useUser } from '../../session/session.ts'
import { DaysList } from './days-list.tsx'
import { GivenClass } from './given-class.tsx'
import type { Presence } from './use-presence.ts'
import { stretches, useStretch } from './use-stretch.ts'

export interface GivenClassesProps {
  meetings: readonly OwnMeeting[]
  presence: Presence
}

/** The classes that one gives, today and ahead or before; or that there are none. */
export function GivenClasses({ meetings, presence }: GivenClassesProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { stretch, show, within } = useStretch(unity.time_zone)
  const shown = within(meetings)
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
          <DaysList meetings={shown}>{(one) => <GivenClass one={one} presence={presence} />}</DaysList>
        ) : (
          <EmptyState title={t(stretch === 'past' ? 'meetings.own.nonePast' : 'meetings.own.noneAhead')} />
        )}
      </Stack>
    </Stack>
  )
}
