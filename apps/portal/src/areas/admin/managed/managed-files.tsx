import { Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { FileField } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { ApiFailure, toldOf } from '../../../api/failure.ts'
import { deleteManagedFile, sendManagedFile, type ManagedRow } from '../../../api/managed-files.ts'
import { useForget } from '../../../api/managed.ts'
import type { ResourceName } from './resources.ts'
import { filesOf } from './values.ts'

const failureOf = (reason: unknown) => (reason instanceof ApiFailure ? toldOf(reason) : undefined)

const storedIn = (value: unknown): { url: string } | null =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
    ? { url: value.url }
    : null

/** The files of a managed thing: each is there as soon as it was sent. */
export function ManagedFiles({ name, row }: { name: ResourceName; row: ManagedRow }) {
  const { t } = useTranslation()
  const forget = useForget()
  const places = filesOf(name)
  if (places.length === 0) return null
  return (
    <Card maxW="44rem">
      <Stack gap={5}>
        <Text as="h2" textStyle="heading">
          {t('admin.files.heading')}
        </Text>
        {places.map(({ name: place, label, kind }) => (
          <FileField
            key={place}
            label={t(label)}
            kind={typeof kind === 'object' && 'file' in kind ? kind.file : 'any'}
            value={storedIn(row[place])}
            failureOf={failureOf}
            onSend={async (file, how) => {
              await sendManagedFile({ name, id: row.id, place }, file, how)
              await forget(name)
            }}
            onRemove={async () => {
              await deleteManagedFile({ name, id: row.id, place })
              await forget(name)
            }}
          />
        ))}
      </Stack>
    </Card>
  )
}
