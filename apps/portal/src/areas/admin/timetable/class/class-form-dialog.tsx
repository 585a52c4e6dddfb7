import { Stack } from '@chakra-ui/react'
import { Button, Dialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useId, type ReactNode } from 'react'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { classFieldNames } from '../plan/plan-fields.ts'
import { PlanFormFields } from '../plan/plan-form-fields.tsx'
import type { useClassForm } from './use-class-form.ts'

export interface ClassFormDialogProps {
  open: boolean
  title: string
  /** What the form does: 'Make the class'. */
  submitLabel: string
  form: ReturnType<typeof useClassForm>
  unit: PlacesOfUnit
  chapters: Places['chapters']
  busy?: boolean
  onClose: () => void
  /** What was refused. */
  children?: ReactNode
}

/** The form of a class in a dialog. */
export function ClassFormDialog(props: ClassFormDialogProps) {
  const { open, title, submitLabel, form, unit, chapters, busy = false, onClose, children } = props
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit}>
        <Stack gap={5}>
          <PlanFormFields control={form.control} names={classFieldNames} unit={unit} chapters={chapters} />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
