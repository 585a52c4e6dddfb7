import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { fetchAllPages } from '../../../api/managed.ts'
import type { ResourceName } from './resources.ts'
import { useCsv } from './use-csv.ts'

export interface ExportButtonProps {
  name: ResourceName
  /** The filters and the sorting of the list, as its call takes them. */
  asked: Record<string, unknown>
}

/** Exports all pages of the list as CSV, with its current filters. */
export function ExportButton({ name, asked }: ExportButtonProps) {
  const { t } = useTranslation()
  const keep = useCsv(name)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await fetchAllPages(name, asked).then(keep, handleError)
    setBusy(false)
  }
  return (
    <Button loading={busy} onClick={() => void run()}>
      <Download size={18} aria-hidden="true" />
      {t('admin.csv')}
    </Button>
  )
}
