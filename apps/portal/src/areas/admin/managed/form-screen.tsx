import { Flex, Stack } from '@chakra-ui/react'
import { Card, notify, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useManaged, type ManagedRow } from '../../../api/managed.ts'
import { idIn } from '../../../page/id-in.ts'
import { useFromList } from '../../../page/listing/from-list.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { nameOfRow } from './columns.tsx'
import type { Values } from '../resource/form-draft.ts'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { ManagedFiles } from './managed-files.tsx'
import { ManagedForm } from './managed-form.tsx'
import { ResourceLinks } from './resource-links.tsx'
import { resources, type ResourceName } from './resources.ts'
import { copyOf } from './values.ts'

interface FormScreenProps {
  name: ResourceName
  /** The path of the list, without its query. */
  list: string
}

/** Creates a record, possibly as a copy of another one; fields that need an id are added on the edit screen. */
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
        <AsyncContent read={read} skeleton={<FormSkeleton />}>
          {(row) => (
            <Create name={name} list={list} begun={copyOf(name, row, t(copyName, { name: nameOfRow(name, row) }))} />
          )}
        </AsyncContent>
      )}
    </Stack>
  )
}

function Create({ name, list, begun }: FormScreenProps & { begun?: Values | undefined }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [saved, setSaved] = useState<ManagedRow | null>(null)
  const { Saved } = resources[name]
  const leave = ({ id }: ManagedRow) => go(`${list}/${id}`)
  return (
    <>
      <ManagedForm
        name={name}
        row={null}
        begun={begun}
        version={null}
        onVersion={() => undefined}
        onSaved={(row) => {
          notify({ type: 'success', title: t('admin.created') })
          setSaved(row)
          if (!Saved) leave(row)
        }}
      />
      {Saved && saved && <Saved row={saved} onDone={() => leave(saved)} />}
    </>
  )
}

/** Edits a record and navigates back to the list. */
export function EditScreen({ name, list, id }: FormScreenProps & { id: string | undefined }) {
  const read = useManaged(name, idIn(id))
  const [, go] = useLocation()
  const query = useFromList()
  // Above the form, which a save mounts anew with the row that it has read.
  const [saved, setSaved] = useState<ManagedRow | null>(null)
  const { Saved } = resources[name]
  const leave = () => go(`${list}${query ?? ''}`)
  if (idIn(id) === null || read.error?.status === 404) return <DeletedNotice list={list} />
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <AsyncContent read={read} skeleton={<FormSkeleton />}>
        {(row) => <Edit key={row.id} name={name} row={row} onSaved={Saved ? setSaved : leave} />}
      </AsyncContent>
      {Saved && saved && <Saved row={saved} onDone={leave} />}
    </Stack>
  )
}

interface EditProps {
  name: ResourceName
  row: ManagedRow
  /** Called with the saved row. */
  onSaved: (saved: ManagedRow) => void
}

function Edit({ name, row, onSaved }: EditProps) {
  const { t } = useTranslation()
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
        onSaved={(saved) => {
          notify({ type: 'success', title: t('admin.saved') })
          onSaved(saved)
        }}
      />
      <ManagedFiles
        name={name}
        row={row}
        // A version that rose by more than one includes a change by another user; the save then detects the conflict.
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
