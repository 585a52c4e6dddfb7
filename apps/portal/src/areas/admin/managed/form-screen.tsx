import { Stack } from '@chakra-ui/react'
import { Button, Card, EmptyState, notify, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useManaged, type ManagedRow } from '../../../api/managed.ts'
import { idIn } from '../../../page/id-in.ts'
import { useFromList } from '../../../page/listing/from-list.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { nameOfRow } from './columns.tsx'
import { ManagedFiles } from './managed-files.tsx'
import { ManagedForm } from './managed-form.tsx'
import { resources, type ResourceName } from './resources.ts'

interface FormScreenProps {
  name: ResourceName
  /** The list's address, without its query. */
  list: string
}

/** Makes a new thing; what it is then made of is added where it is changed. */
export function CreateScreen({ name, list }: FormScreenProps) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <ScreenHeading title={t(resources[name].words.create)} />
      <ManagedForm
        name={name}
        row={null}
        version={null}
        onVersion={() => undefined}
        onSaved={({ id }) => {
          notify({ type: 'success', title: t('admin.created') })
          go(`${list}/${id}`)
        }}
      />
    </Stack>
  )
}

/** Changes a thing, and leads back to the list. */
export function EditScreen({ name, list, id }: FormScreenProps & { id: string | undefined }) {
  const { t } = useTranslation()
  const read = useManaged(name, idIn(id))
  if (idIn(id) === null || read.error?.status === 404)
    return (
      <EmptyState
        title={t('admin.gone.title')}
        description={t('admin.gone.text')}
        action={
          <Button asChild>
            <Link href={list}>{t('admin.gone.back')}</Link>
          </Button>
        }
      />
    )
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
      <ScreenHeading title={nameOfRow(name, row)} />
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
