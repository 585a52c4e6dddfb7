import { DeleteDialog, type DeleteDialogProps } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { ImpactNote } from '../impact/impact-note.tsx'
import { removingSteps } from '../impact/row-steps.ts'
import { useImpact } from '../impact/use-impact.ts'
import { nameOfRow } from './columns.tsx'
import type { ResourceName } from './resources.ts'
import type { Removal } from './use-removal.ts'

export interface RemovalDialogProps extends Partial<
  Pick<DeleteDialogProps, 'goesToo' | 'children' | 'confirmLabel' | 'onConfirm'>
> {
  name: ResourceName
  removal: Removal
}

/** Asks before rows of an entity are deleted, and lists what goes with them. */
export function RemovalDialog({ name, removal, children, ...rest }: RemovalDialogProps) {
  const { t } = useTranslation()
  const { impact, isCounting } = useImpact(removingSteps(name, removal.rows))
  return (
    <DeleteDialog
      open={removal.rows.length > 0}
      names={removal.rows.map((row) => nameOfRow(name, row))}
      goesToo={isCounting ? undefined : removal.going}
      note={t('admin.removeNote')}
      busy={removal.busy}
      failure={removal.failure}
      onConfirm={() => removal.remove()}
      onCancel={removal.cancel}
      {...rest}
    >
      <ImpactNote impact={impact} />
      {children}
    </DeleteDialog>
  )
}
