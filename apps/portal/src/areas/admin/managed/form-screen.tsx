import { Flex, Stack } from '@chakra-ui/react'
import { Card, notify, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useManaged, type ManagedRow } from '../../../api/managed.ts'
import { idIn } from '../../../page/id-in.ts'
import { useFromList } from '../../../page/listing/from-list.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { nameOfRow } from './columns.tsx'
import type { Values } from './draft.ts'
import { Gone } from './gone.tsx'
import { ManagedFiles } from './managed-files.tsx'
import { ManagedForm } from './managed-form.tsx'
import { ResourceLinks } from './resource-links.tsx'
import { resources, type ResourceName } from './resources.ts'
import { copyOf } from './values.ts'

interface FormScreenProps {
  name: ResourceName
  /** The list's address, without its query. */
  list: string
}

/** Makes a new thing; what it is then made of is added where it is changed. It may begin as a copy of another one. */
export function CreateScreen({ name, list }: FormScreenProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { words, copyName } = resources[name]
  const from = copyName === undefined ? null : idIn(query.get('from') ?? undefined)
  const read = useManaged(name, from)
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <ScreenHeading title={t(words.create)} />
      {from === null || copyName === undefined ? (
        <Create name={name} list={list} />
      ) : (
        <Loaded read={read} skeleton={<FormSkeleton />}>
          {(row) => (
            <Create name={name} list={list} begun={copyOf(name, row, t(copyName, { name: nameOfRow(name, row) }))} />
          )}
        </Loaded>
      )}
    </Stack>
  )
}

function Create({ name, list, begun }: FormScreenProps & { begun?: Values | undefined }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  return (
    <ManagedForm
      name={name}
      row={null}
      begun={begun}
      version={null}
      onVersion={() => undefined}
      onSaved={({ id }) => {
        notify({ type: 'success', title: t('admin.created') })
        go(`${list}/${id}`)
      }}
    />
  )
}

/** Changes a thing, and leads back to the list. */
export function EditScreen({ name, list, id }: FormScreenProps & { id: string | undefined }) {
  const read = useManaged(name, idIn(id))
  if (idIn(id) === null || read.error?.status === 404) return <Gone list={list} />
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Loaded read={read} skeleton={<FormSkeleton />}>
        {(row) => <Edit key={row.id} name={name} list={list} row={row} />}
      </Loaded>
    </Stack>
  )
}

function Edit({ name, list, row }: FormScreenProps & { row: ManagedRow }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const query = useFromList()
  const [version, setVersion] = useState(row.version)
  return (
    <>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <ScreenHeading title={nameOfRow(name, row)} />
        <ResourceLinks name={name} row={row} />
      </Flex>
      <ManagedForm
        name={name}
        row={row}
        version={version}
        onVersion={setVersion}
        onSaved={() => {
          notify({ type: 'success', title: t('admin.saved') })
          go(`${list}${query ?? ''}`)
        }}
      />
      <ManagedFiles
        name={name}
        row={row}
        // Where more than the file has changed, somebody else was here: the save will tell.
        onVersion={(made) => setVersion((known) => (made === known + 1 ? made : known))}
      />
    </>
  )
}

const FormSkeleton = () => (
  <Card maxW="44rem" aria-busy="true" display="flex" flexDirection="column" gap={5}>
    {[1, 2, 3, 4].map((field) => (
      <Skeleton key={field} h={16} />
    ))}
  </Card>
)
