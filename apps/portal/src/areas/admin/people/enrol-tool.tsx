import { Stack } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { FileField, SwitchField } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'
import { saveFile } from '../../../device/save-file.ts'
import { ImportProgress } from '../imports/import-progress.tsx'
import { ImportResult } from '../imports/import-result.tsx'
import { EnrolColumns } from './enrol-columns.tsx'
import { EnrolResult } from './enrol-result.tsx'
import { templateOf } from './template.ts'
import { useEnrolling } from './use-enrolling.ts'
import { openOptions, useUnitsAndTribes } from './use-units-and-tribes.ts'

export interface EnrolToolProps {
  /** Called once a file was written. */
  onWritten?: () => Promise<unknown>
}

/** Enrols people by a CSV file: first a dry run, then the file is written as a whole or not at all. */
export function EnrolTool({ onWritten }: EnrolToolProps) {
  const { t } = useTranslation()
  const { unities, tribes } = useUnitsAndTribes()
  const { busy, report, underWay, last, choose, again, write, ...wish } = useEnrolling(onWritten)
  const offered = report?.zeros_offered ?? 0
  const example = () => templateOf(openOptions(unities ?? [])[0]?.label ?? '', tribes?.[0]?.label ?? '')
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Card maxW="44rem">
        <Stack gap={5}>
          <EnrolColumns />
          <Button alignSelf="start" onClick={() => saveFile(new Blob([example()], { type: 'text/csv' }), 'people.csv')}>
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
          <SwitchField
            label={t('people.enrol.update')}
            hint={t('people.enrol.updateHint')}
            checked={wish.update}
            onChange={wish.changeToo}
          />
          {(offered > 0 || wish.isZerosSaid) && (
            <SwitchField
              label={t('people.enrol.zeros')}
              hint={offered > 0 ? t('people.enrol.zerosHint', { count: offered }) : undefined}
              checked={wish.zeros}
              onChange={wish.addZeros}
            />
          )}
        </Stack>
      </Card>
      {underWay && <ImportProgress one={underWay.one} isTrial={underWay.isTrial} />}
      {last && <ImportResult one={last} to="/admin/people?state=INVITED&sort=-created_at" />}
      {!underWay && <EnrolResult report={report} busy={busy} onWrite={write} onAgain={again} />}
    </Stack>
  )
}
