import { Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { FileField } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { postSeriesFile, useInvalidateTimetable, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { saveFile } from '../../../../device/save-file.ts'
import { paths } from '../../../../page/paths.ts'
import { useTriedFile } from '../../use-tried-file.ts'
import { ImportResult } from './import-result.tsx'
import { SeriesColumnsNote } from './series-columns-note.tsx'
import { seriesTemplate } from './series-file.ts'

export interface SeriesImportProps {
  unit: PlacesOfUnit
  /** Called once a file was written. */
  onWritten?: () => Promise<unknown>
}

/** Makes series of a unit out of a CSV file: first a dry run, then the file is written as a whole or not at all. */
export function SeriesImport({ unit, onWritten }: SeriesImportProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateTimetable()
  const { busy, report, choose, again, write } = useTriedFile({
    send: (file, dry_run) => postSeriesFile(file, { unity_id: unit.id, dry_run }),
    onWritten: () => Promise.all([invalidate(), onWritten?.()]),
  })
  const example = () => seriesTemplate(unit.rooms[0]?.name ?? '', new Date().getFullYear() + 1)
  return (
    <>
      <Card maxW="44rem">
        <Stack gap={5}>
          <Text fontWeight="semibold">{t('timetable.import.unit', { name: unit.name })}</Text>
          <SeriesColumnsNote unit={unit} />
          <Button alignSelf="start" onClick={() => saveFile(new Blob([example()], { type: 'text/csv' }), 'series.csv')}>
            <Download size={20} aria-hidden="true" />
            {t('people.enrol.template')}
          </Button>
          <FileField
            label={t('people.enrol.file')}
            hint={t('people.enrol.fileHint')}
            kind="any"
            value={null}
            maxBytes={limits.enrolBytes}
            onChoose={choose}
          />
        </Stack>
      </Card>
      <ImportResult report={report} busy={busy} onWrite={write} onAgain={again} list={paths.seriesIn(unit.id)} />
    </>
  )
}
