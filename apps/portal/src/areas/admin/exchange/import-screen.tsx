import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Card, notify, SelectField } from '@the-house/design-system'
import { FileField, SearchSelect, type Option } from '@the-house/design-system/admin'
import {
  exchangeLimits,
  isImportOver,
  isPackageFormat,
  type ExchangeFormat,
  type ExportFormat,
} from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { exportExercises } from '../../../api/exchange.ts'
import { handleError } from '../../../api/api-error.ts'
import { useInvalidateManaged, useManaged } from '../../../api/managed.ts'
import { saveFile } from '../../../device/save-file.ts'
import { idIn } from '../../../page/id-in.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { nameOfRow } from '../managed/columns.tsx'
import { useRelation } from '../managed/relation.ts'
import { formatOf, isExported, useFormats } from '../managed/exchange-formats.ts'
import { ImportProgress } from '../imports/import-progress.tsx'
import { ImportResult } from '../imports/import-result.tsx'
import { useImports } from '../imports/use-imports.ts'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

/** Imports exercises from a file: first a check with a report, then the import. */
export function ImportScreen() {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const invalidate = useInvalidateManaged()
  const { topic, setTopic, relation } = useTopic()
  const { options, formatIn } = useFormats()
  const [format, setFormat] = useState<ExchangeFormat>('CSV')
  const [file, setFile] = useState<File | null>(null)
  const [asked, setAsked] = useState(false)
  const { busy, found, count, failure, send, begin } = useImport()
  const { newest, refresh } = useImports('EXERCISES', topic?.id)

  const wish = (dry_run: boolean, partial: boolean) =>
    topic && file
      ? {
          file,
          wish: { topic_id: topic.id, format, dry_run, partial, ...(!dry_run && { press: crypto.randomUUID() }) },
        }
      : null
  async function look(): Promise<void> {
    setAsked(true)
    const wanted = wish(true, false)
    if (wanted) await send('look', wanted.file, wanted.wish)
  }
  async function take(partial: boolean): Promise<void> {
    const wanted = wish(false, partial)
    const done = wanted && (await send(partial ? 'rest' : 'take', wanted.file, wanted.wish))
    if (done?.import_id) {
      begin()
      await refresh()
    }
    if (!done || done.imported === 0) return
    await invalidate('exercises')
    notify({ type: 'success', title: t('exchange.import.done', { count: done.imported }) })
    go(`/admin/exercises?topic_id=${topic?.id ?? ''}`)
  }

  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('exchange.import.title')} />
        <Text color="fg.muted">{t('exchange.import.lead')}</Text>
      </Stack>
      <Card maxW="44rem">
        <Stack gap={5}>
          <SearchSelect
            label={t('exchange.import.topic')}
            hint={t('exchange.import.topicHint')}
            error={asked && !topic ? t('exchange.import.topicMissing') : undefined}
            value={topic}
            onChange={(chosen) => {
              setTopic(chosen)
              begin()
            }}
            {...relation}
          />
          <Flex gap={4} wrap="wrap" align="end">
            <Box flex="1 1 14rem">
              <SelectField
                label={t('exchange.format')}
                options={options}
                value={format}
                onChange={({ currentTarget }) => {
                  setFormat(formatIn(currentTarget.value))
                  begin()
                }}
              />
            </Box>
            {isExported(format) && <Sample format={format} />}
          </Flex>
          <FileField
            label={t('exchange.import.file')}
            hint={t('exchange.import.fileHint', { count: exchangeLimits.exercises })}
            error={asked && !file ? t('exchange.import.fileMissing') : undefined}
            kind="any"
            maxBytes={exchangeLimits.packageBytes}
            value={null}
            onChoose={(chosen) => {
              setFile(chosen)
              setFormat((before) => (chosen && formatOf(chosen.name)) ?? before)
              begin()
            }}
          />
          {failure && <Alert status="danger">{failure}</Alert>}
          <Button variant="primary" alignSelf="start" loading={busy === 'look'} onClick={() => void look()}>
            {t('exchange.import.look')}
          </Button>
        </Stack>
      </Card>
      {!found && newest && !isImportOver(newest) && <ImportProgress one={newest} />}
      {!found && newest && isImportOver(newest) && (
        <ImportResult one={newest} to={`/admin/exercises?topic_id=${topic?.id ?? ''}`} />
      )}
      {found && (
        <ImportReport
          key={count}
          report={found}
          isPackage={isPackageFormat(format)}
          busy={busy}
          onTake={(partial) => void take(partial)}
        />
      )}
    </Stack>
  )
}

/** The chosen topic; its initial value is the one of the query string. */
function useTopic() {
  const [query] = useSearchParams()
  const asked = idIn(query.get('topic_id') ?? undefined)
  const { data } = useManaged('topics', asked)
  const [chosen, setTopic] = useState<Option | null | undefined>(undefined)
  const named = asked !== null && data ? { id: asked, label: nameOfRow('topics', data) } : null
  return { topic: chosen === undefined ? named : chosen, setTopic, relation: useRelation('topics') }
}

/** Downloads a sample file of a format. */
function Sample({ format }: { format: ExportFormat }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    try {
      const { file, name } = await exportExercises({ format, sample: true })
      saveFile(file, name)
    } catch (error) {
      handleError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void save()} title={t('exchange.import.sampleHint')}>
      <Download size={18} aria-hidden="true" />
      {t('exchange.import.sample')}
    </Button>
  )
}
