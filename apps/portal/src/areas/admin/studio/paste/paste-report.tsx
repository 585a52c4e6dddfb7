import { Stack, Text } from '@chakra-ui/react'
import type { PasteRow } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ReportRows } from '../../exchange/report-rows.tsx'
import { exerciseTypeLabel, topicTypeLabels } from '../../resource/choices.ts'
import { makeable } from './split-rows.ts'

export interface PasteReportProps {
  /** null: the text was not checked. */
  rows: readonly PasteRow[] | null
  /** How many lines were just made, while others have stayed. */
  added: number
}

/** What becomes of each line of a pasted text. */
export function PasteReport({ rows, added }: PasteReportProps) {
  const { t } = useTranslation()
  const made = new Set(rows ? makeable(rows) : [])
  const left = (rows?.length ?? 0) - made.size
  const kindOf = ({ entity, type }: PasteRow): string => {
    if (type === 'CONTENT' || type === 'EXERCISE') return t(topicTypeLabels[type])
    return type ? t(exerciseTypeLabel(type)) : entity === 'chapters' ? t('admin.fields.chapter') : ''
  }
  return (
    <Stack gap={3}>
      {/* Mounted before it has text, so that the text is announced. */}
      <Text as="output" fontWeight="semibold">
        {added > 0 && t('studioForm.paste.added', { count: added })}
        {rows && (made.size > 0 ? t('studioForm.paste.taken', { count: made.size }) : t('studioForm.paste.none'))}
        {rows && made.size > 0 && left > 0 && ` ${t('studioForm.paste.left', { count: left })}`}
      </Text>
      {rows && rows.length > 0 && (
        <ReportRows
          rows={rows.map((row) => ({ ...row, taken: made.has(row), findings: [] }))}
          label={t('studioForm.paste.report')}
          kindOf={kindOf}
        />
      )}
    </Stack>
  )
}
