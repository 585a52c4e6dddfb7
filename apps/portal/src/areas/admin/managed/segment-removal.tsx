import { SelectField } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useInvalidateManaged, useManagedList } from '../../../api/managed.ts'
import { postReplaceSegment } from '../../../api/segments.ts'
import { idIn } from '../../../page/id-in.ts'
import { nameOfRow } from './columns.tsx'
import { RemovalDialog, type RemovalDialogProps } from './removal-dialog.tsx'

/** Asks before segments are deleted, and offers to move their partners to another one. */
export const SegmentRemoval = (props: RemovalDialogProps) => (
  // Another question begins without a choice.
  <MoveOrRemove key={props.removal.rows.map(({ id }) => id).join()} {...props} />
)

function MoveOrRemove({ name, removal }: RemovalDialogProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateManaged()
  const [chosen, setChosen] = useState('')
  const { rows, going } = removal
  const partners = going?.reduce((sum, { count }) => sum + count, 0) ?? 0
  const asked = { page: 1, size: limits.segmentsMax, sort: 'name', all: true }
  const { data } = useManagedList('segments', partners > 0 ? asked : null)
  const others = data?.content.filter(({ id }) => rows.every((row) => row.id !== id)) ?? []
  const moveTo = idIn(chosen)
  if (partners === 0 || others.length === 0) return <RemovalDialog {...{ name, removal }} />
  const replace = async (id: number) => {
    if (moveTo !== null) await postReplaceSegment(id, moveTo)
    await invalidate('partners')
  }
  return (
    <RemovalDialog
      {...{ name, removal }}
      {...(moveTo !== null && {
        goesToo: [],
        confirmLabel: t('admin.moveTo.confirm'),
        onConfirm: () => removal.remove(replace),
      })}
    >
      <SelectField
        label={t('admin.moveTo.label')}
        placeholder={t('admin.moveTo.nowhere')}
        hint={moveTo !== null && t('admin.moveTo.moving', { count: partners })}
        value={chosen}
        disabled={removal.busy}
        onChange={({ target }) => setChosen(target.value)}
        options={others.map((row) => ({ value: String(row.id), label: nameOfRow(name, row) }))}
      />
    </RemovalDialog>
  )
}
