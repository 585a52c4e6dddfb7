import { Stack } from '@chakra-ui/react'
import { Alert, Button, Dialog } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId, type ReactNode } from 'react'
import type { KeepOwn } from './own-classes.ts'

export interface ClassTaskProps {
  one: OwnMeeting
  keep: KeepOwn
  onClose: () => void
}

interface TaskFormProps {
  title: string
  /** The label of the action. */
  go: string
  busy: boolean
  /** Nothing can be sent yet. */
  disabled?: boolean
  /** Why the server refuses it. */
  refusal: string | null
  children: ReactNode
  onSubmit: (event: { preventDefault: () => void }) => void
  onClose: () => void
}

/** A dialog of one question; what was entered stays where it is refused. */
export function TaskForm({ title, go, busy, disabled, refusal, children, onSubmit, onClose }: TaskFormProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} loading={busy} disabled={disabled}>
            {go}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {children}
          {refusal && (
            <Alert status="danger" role="alert">
              {refusal}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
