import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { downloadSentTests } from '../../../api/test-reports.ts'
import { saveFile } from '../../../device/save-file.ts'
import type { SentTestFilter } from './sent-test-filter.ts'

export interface CsvButtonProps {
  /** The filter of the list; all its pages are exported. */
  which: SentTestFilter & { term?: string }
}

/** Exports the whole list as CSV for spreadsheets. */
export function CsvButton({ which }: CsvButtonProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const { file, name } = await downloadSentTests({ ...which })
      saveFile(file, name)
    } catch (reason) {
      handleError(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button onClick={() => void save()} loading={busy}>
      <Download size={18} aria-hidden="true" />
      {t('tests-report.csv')}
    </Button>
  )
}
