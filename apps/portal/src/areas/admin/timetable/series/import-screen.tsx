import { Stack, Text } from '@chakra-ui/react'
import { Button, Card, EmptyState, Skeleton } from '@the-house/design-system'
import { FileField } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { useSearchParams } from 'wouter'
import {
  postSeriesFile,
  useInvalidateTimetable,
  useTimetableUnits,
  type PlacesOfUnit,
} from '../../../../api/timetable.ts'
import { saveFile } from '../../../../device/save-file.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { paths } from '../../../../page/paths.ts'
import { ScreenHeading } from '../../../../page/screen-heading.tsx'
import { useUser } from '../../../../session/session.ts'
import { useTriedFile } from '../../use-tried-file.ts'
import { unitIn } from '../use-timetable-place.ts'
import { ImportResult } from './import-result.tsx'
import { SeriesColumnsNote } from './series-columns-note.tsx'
import { seriesTemplate } from './series-file.ts'

/** Makes series out of a CSV file: first a dry run, then the file is written as a whole or not at all. */
export function ImportSeriesScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [query] = useSearchParams()
  const read = useTimetableUnits()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('timetable.import.title')} />
        <Text color="fg.muted">{t('timetable.import.lead')}</Text>
      </Stack>
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="30rem" borderRadius="card" />}>
        {({ unities }) => {
          const unit = unitIn(query, unities, unity.id)
          return unit ? (
            <Import unit={unit} />
          ) : (
            <EmptyState title={t('timetable.noUnit.title')} description={t('timetable.noUnit.text')} />
          )
        }}
      </AsyncContent>
    </Stack>
  )
}

function Import({ unit }: { unit: PlacesOfUnit }) {
  const { t } = useTranslation()
  const invalidate = useInvalidateTimetable()
  const { busy, report, choose, again, write } = useTriedFile({
    send: (file, dry_run) => postSeriesFile(file, { unity_id: unit.id, dry_run }),
    onWritten: () => invalidate(),
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
