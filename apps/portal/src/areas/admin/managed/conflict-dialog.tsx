import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useManagedNow, type ManagedRow } from '../../../api/managed.ts'
import { Table } from '../../../page/table.ts'
import { Cell } from './cell.tsx'
import type { Values } from './draft.ts'
import type { ResourceName } from './resources.ts'
import { differing, valuesOf } from './values.ts'

export interface ConflictDialogProps {
  name: ResourceName
  id: number
  open: boolean
  /** What is in the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: ManagedRow) => void
  onTheirs: (theirs: ManagedRow) => void
}

/** Somebody else has saved first: what is different now, and whose is kept. */
export function ConflictDialog({ name, id, open, mine, cancel, onMine, onTheirs }: ConflictDialogProps) {
  const { t } = useTranslation()
  const { data: theirs } = useManagedNow(name, open ? id : null)
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={t('admin.conflict.title')}
      role="alertdialog"
      size="lg"
      actions={
        <>
          <Button disabled={!theirs} onClick={() => theirs && onTheirs(theirs)} data-autofocus="">
            {t('admin.conflict.theirs')}
          </Button>
          <Button variant="primary" disabled={!theirs} onClick={() => theirs && onMine(theirs)}>
            {t('admin.conflict.mine')}
          </Button>
        </>
      }
    >
      {theirs ? <Differences {...{ name, theirs }} mine={mine()} /> : <Skeleton h="8rem" />}
    </Dialog>
  )
}

interface DifferencesProps {
  name: ResourceName
  theirs: ManagedRow
  mine: Values
}

function Differences({ name, theirs, mine }: DifferencesProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={3} overflowX="auto">
      <Text>{t('admin.conflict.text')}</Text>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('admin.conflict.field')}</th>
            <th scope="col">{t('admin.conflict.now')}</th>
            <th scope="col">{t('admin.conflict.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {differing(name, valuesOf(name, theirs), mine).map((field) => (
            <tr key={field.name}>
              <th scope="row">{t(field.label)}</th>
              <td>
                <Cell row={theirs} field={field} />
              </td>
              <td>
                <Cell row={{ ...theirs, ...mine }} field={field} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  )
}
