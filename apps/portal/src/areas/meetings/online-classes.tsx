import { EmptyState, VisuallyHidden } from '@the-house/design-system'
import type { Meeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { DaysList } from './days-list.tsx'
import { OnlineClass } from './online-class.tsx'
import { useStatuses } from './use-statuses.ts'

/** Lists online classes with their current status; a live region announces those that open to screen readers. */
export function OnlineClasses({ meetings }: { meetings: readonly Meeting[] }) {
  const { t, i18n } = useTranslation()
  const nowOf = useStatuses(meetings)
  if (meetings.length === 0)
    return <EmptyState title={t('meetings.online.none.title')} description={t('meetings.online.none.text')} />
  const open = meetings.filter((one) => nowOf(one)?.url).map(({ name }) => name)
  const names = new Intl.ListFormat(i18n.language).format(open)
  return (
    <>
      <VisuallyHidden as="output">{open.length > 0 && t('meetings.online.opened', { names })}</VisuallyHidden>
      <DaysList meetings={meetings}>{(one) => <OnlineClass one={one} now={nowOf(one)} />}</DaysList>
    </>
  )
}
