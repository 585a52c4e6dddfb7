import { Stack, Text } from '@chakra-ui/react'
import { Button, Skeleton } from '@the-house/design-system'
import type { ClassRevision } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { useClassHistory } from '../../../../api/timetable.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { formatMoment } from '../../../../page/clock.ts'
import { fieldWords } from './field-words.ts'

interface ClassHistoryProps {
  id: number
  timeZone: string
}

/** Who has made, moved, changed and cancelled a class; read once it is asked for. */
export function ClassHistory(props: ClassHistoryProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const list = useId()
  return (
    <Stack gap={3}>
      <Button alignSelf="start" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <History size={18} aria-hidden="true" />
        {t('timetable.history.action')}
      </Button>
      <Stack id={list} hidden={!open}>
        {open && <Revisions {...props} />}
      </Stack>
    </Stack>
  )
}

function Revisions({ id, timeZone }: ClassHistoryProps) {
  const { t } = useTranslation()
  const read = useClassHistory(id)
  return (
    <AsyncContent read={read} skeleton={<Skeleton h={16} aria-busy="true" />}>
      {({ content }) =>
        content.length === 0 ? (
          <Text color="fg.muted">{t('timetable.history.none')}</Text>
        ) : (
          <Stack as="ol" gap={3} listStyleType="none">
            {content.map((one) => (
              <li key={one.id}>
                <Revision one={one} timeZone={timeZone} />
              </li>
            ))}
          </Stack>
        )
      }
    </AsyncContent>
  )
}

function Revision({ one, timeZone }: { one: ClassRevision; timeZone: string }) {
  const { t } = useTranslation()
  const { at, by, what, fields, before, after, reason } = one
  const fieldNames = fields.flatMap((name) => fieldWords[name] ?? []).map((label) => t(label))
  const moved = what === 'MOVED' && before && after
  const details = [
    moved
      ? t('timetable.history.moved', { from: formatMoment(before, timeZone), to: formatMoment(after, timeZone) })
      : '',
    fieldNames.length > 0 ? t('timetable.history.fields', { fields: fieldNames.join(', ') }) : '',
    what === 'CANCELLED' && reason ? t('timetable.history.reason', { reason }) : '',
  ].filter(Boolean)
  return (
    <>
      <Text>{t(`timetable.history.${what}`, { name: by?.name ?? t('timetable.history.nobody') })}</Text>
      <Text textStyle="small" color="fg.muted">
        {[formatMoment(at, timeZone), ...details].join(' · ')}
      </Text>
    </>
  )
}
