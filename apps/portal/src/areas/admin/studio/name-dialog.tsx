import { Button, Dialog, TextField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useId, useState } from 'react'

export interface NameDialogProps {
  title: string
  /** The label of the field. */
  label: string
  /** The label of the action. */
  confirmLabel: string
  name: string
  onClose: () => void
  onKeep: (name: string) => void
}

/** Asks for a name. */
export function NameDialog({ title, label, confirmLabel, name: given, onClose, onKeep }: NameDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState(given)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} disabled={name.trim() === ''}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') onKeep(name.trim())
        }}
      >
        <TextField label={label} value={name} onChange={(event) => setName(event.target.value)} data-autofocus="" />
      </form>
    </Dialog>
  )
}
