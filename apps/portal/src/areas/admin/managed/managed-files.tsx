import { Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { deleteManagedFile, sendManagedFile } from '../../../api/managed-files.ts'
import { useInvalidateManaged, type ManagedRow } from '../../../api/managed.ts'
import { FilePart } from './file-part.tsx'
import type { ResourceName } from './resources.ts'
import { filesOf } from './values.ts'

export interface ManagedFilesProps {
  name: ResourceName
  row: ManagedRow
  /** Called with the version of the row after an upload. */
  onVersion: (version: number) => void
}

/** The file fields of a record; each upload is saved at once. */
export function ManagedFiles({ name, row, onVersion }: ManagedFilesProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateManaged()
  const places = filesOf(name)
  const take = async (now: ManagedRow) => {
    onVersion(now.version)
    await invalidate(name, now)
  }
  if (places.length === 0) return null
  return (
    <Card maxW="44rem">
      <Stack gap={5}>
        <Text as="h2" textStyle="heading">
          {t('admin.files.heading')}
        </Text>
        {places.map(({ name: place, label, kind }) => (
          <FilePart
            key={place}
            label={t(label)}
            kind={kind}
            value={row[place]}
            onSend={async (file, how) => {
              await take(await sendManagedFile({ name, id: row.id, place }, file, how))
            }}
            onRemove={async () => {
              await take(await deleteManagedFile({ name, id: row.id, place }))
            }}
          />
        ))}
      </Stack>
    </Card>
  )
}
