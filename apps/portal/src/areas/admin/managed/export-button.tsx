import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { report } from '../../../api/failure.ts'
import { everyOf } from '../../../api/managed.ts'
import type { ResourceName } from './resources.ts'
import { useCsv } from './use-csv.ts'

export interface ExportButtonProps {
  name: ResourceName
  /** What the list is narrowed by, and its order. */
  asked: Record<string, unknown>
}

/** Keeps all of a list as it is narrowed now, whatever page of it is on show. */
export function ExportButton({ name, asked }: ExportButtonProps) {
  const { t } = useTranslation()
  const keep = useCsv(name)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await everyOf(name, asked).then(keep, report)
    setBusy(false)
  }
  return (
    <Button loading={busy} onClick={() => void run()}>
      <Download size={18} aria-hidden="true" />
      {t('admin.csv')}
    </Button>
  )
}
