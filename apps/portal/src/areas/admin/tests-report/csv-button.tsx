import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../api/download.ts'
import { report } from '../../../api/failure.ts'
import { saveFile } from '../../../device/save-file.ts'
import type { Which } from './sent-query.ts'

export interface CsvButtonProps {
  /** What is on show: all pages of it are saved. */
  which: Which & { term?: string }
}

/** Saves the whole list as a table for spreadsheets. */
export function CsvButton({ which }: CsvButtonProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const { file, name } = await download('GET /tests/export', { query: { ...which } })
      saveFile(file, name)
    } catch (reason) {
      report(reason)
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
