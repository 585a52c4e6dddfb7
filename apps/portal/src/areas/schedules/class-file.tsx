import { Button } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { getClassFile } from '../../api/schedules.ts'
import { saveFile } from '../../device/save-file.ts'

/** Saves a class as a file that calendars open. */
export function ClassFile({ one: { id, name } }: { one: ScheduleClass }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      saveFile(await getClassFile(id), `${name}.ics`)
    } catch (error) {
      handleError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void save()}>
      <CalendarPlus size={20} aria-hidden="true" />
      {t('schedules.act.file')}
    </Button>
  )
}
