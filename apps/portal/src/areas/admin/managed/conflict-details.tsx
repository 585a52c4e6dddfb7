import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Table } from '../../../page/table.ts'

/** A field whose value another user has changed. */
export interface Difference {
  name: string
  label: string
  now: ReactNode
  yours: ReactNode
}

export interface ConflictDetailsProps {
  open: boolean
  /** The differing fields; undefined while the current row is being fetched. */
  differences: readonly Difference[] | undefined
  cancel: () => void
  onMine: () => void
  onTheirs: () => void
}

/** The dialog of a conflict: lists the differences and asks which version to keep. */
export function ConflictDetails({ open, differences, cancel, onMine, onTheirs }: ConflictDetailsProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={t('admin.conflict.title')}
      role="alertdialog"
      size="lg"
      actions={
        <>
          <Button disabled={!differences} onClick={onTheirs} data-autofocus="">
            {t('admin.conflict.theirs')}
          </Button>
          <Button variant="primary" disabled={!differences} onClick={onMine}>
            {t('admin.conflict.mine')}
          </Button>
        </>
      }
    >
      {differences ? <Differences differences={differences} /> : <Skeleton h="8rem" />}
    </Dialog>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
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
          {differences.map(({ name, label, now, yours }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{now}</td>
              <td>{yours}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  )
}
