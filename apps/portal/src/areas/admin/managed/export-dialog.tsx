import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, SelectField } from '@the-house/design-system'
import { exchangeLimits, qtiVersions, type ExportFormat, type QtiVersion } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { exportExercises, type ExportRequest } from '../../../api/exchange.ts'
import { ApiError, handleError, errorMessageOf } from '../../../api/api-error.ts'
import { saveFile } from '../../../device/save-file.ts'
import { useFormats } from './exchange-formats.ts'

export interface ExportDialogProps {
  open: boolean
  onClose: () => void
  /** The ids of the selected exercises. */
  ids: readonly number[]
  /** The topic by which the list is filtered; null: all of them. */
  topic: number | null
}

type Scope = 'selected' | 'topic' | 'all'

/** Asks which exercises to export, and in which format. */
export function ExportDialog({ open, onClose, ids, topic }: ExportDialogProps) {
  const { t } = useTranslation()
  const { exportOptions, exportFormatIn, versions } = useFormats()
  const [format, setFormat] = useState<ExportFormat>('CSV')
  const [version, setVersion] = useState<QtiVersion>('2.1')
  const [picked, setPicked] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const scopes: Scope[] = [
    ...(ids.length > 0 && ids.length <= exchangeLimits.ids ? (['selected'] as const) : []),
    ...(topic === null ? [] : (['topic'] as const)),
    'all',
  ]
  const scope = scopes.find((one) => one === picked) ?? scopes[0] ?? 'all'
  const wishes: Record<Scope, Omit<ExportRequest, 'format'>> = {
    selected: { ids: ids.join(',') },
    topic: topic === null ? {} : { topic_id: topic },
    all: {},
  }

  async function save(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const { file, name } = await exportExercises({
        format,
        ...(format === 'QTI' && { qti_version: version }),
        ...wishes[scope],
      })
      saveFile(file, name)
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setFailure(errorMessageOf(error))
      else handleError(error)
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
          options={exportOptions}
          value={format}
          onChange={({ currentTarget }) => setFormat(exportFormatIn(currentTarget.value))}
        />
        {format === 'QTI' && (
          <SelectField
            label={t('exchange.version')}
            options={versions}
            value={version}
            onChange={({ currentTarget }) =>
              setVersion(qtiVersions.find((one) => one === currentTarget.value) ?? version)
            }
          />
        )}
        <Text textStyle="small" color="fg.muted">
          {t(`exchange.export.note.${format}`)}
        </Text>
        {failure && <Alert status="danger">{failure}</Alert>}
      </Stack>
    </Dialog>
  )
}
