import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, SelectField } from '@the-house/design-system'
import { exchangeLimits, type ExchangeFormat } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { exportExercises, type ExportWish } from '../../../api/exchange.ts'
import { ApiFailure, report, toldOf } from '../../../api/failure.ts'
import { saveFile } from '../../../device/save-file.ts'
import { useFormats } from './formats.ts'

export interface ExportDialogProps {
  open: boolean
  onClose: () => void
  /** Those that are selected. */
  ids: readonly number[]
  /** The topic that the list shows; null: all of them. */
  topic: number | null
}

type Scope = 'selected' | 'topic' | 'all'

/** Asks which exercises are wanted, and in which format. */
export function ExportDialog({ open, onClose, ids, topic }: ExportDialogProps) {
  const { t } = useTranslation()
  const { options, formatIn } = useFormats()
  const [format, setFormat] = useState<ExchangeFormat>('CSV')
  const [picked, setPicked] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const scopes: Scope[] = [
    ...(ids.length > 0 && ids.length <= exchangeLimits.ids ? (['selected'] as const) : []),
    ...(topic === null ? [] : (['topic'] as const)),
    'all',
  ]
  const scope = scopes.find((one) => one === picked) ?? scopes[0] ?? 'all'
  const wishes: Record<Scope, Omit<ExportWish, 'format'>> = {
    selected: { ids: ids.join(',') },
    topic: topic === null ? {} : { topic_id: topic },
    all: {},
  }

  async function save(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const { file, name } = await exportExercises({ format, ...wishes[scope] })
      saveFile(file, name)
      onClose()
    } catch (error) {
      if (error instanceof ApiFailure) setFailure(toldOf(error))
      else report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('exchange.export.title')}
      actions={
        <Button variant="primary" loading={busy} onClick={() => void save()}>
          {t('exchange.export.save')}
        </Button>
      }
    >
      <Stack gap={4}>
        <SelectField
          label={t('exchange.export.what')}
          options={scopes.map((value) => ({ value, label: t(`exchange.export.${value}`, { count: ids.length }) }))}
          value={scope}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        />
        <SelectField
          label={t('exchange.format')}
          options={options}
          value={format}
          onChange={({ currentTarget }) => setFormat(formatIn(currentTarget.value))}
        />
        <Text textStyle="small" color="fg.muted">
          {t(`exchange.export.note.${format}`)}
        </Text>
        {failure && <Alert status="danger">{failure}</Alert>}
      </Stack>
    </Dialog>
  )
}
