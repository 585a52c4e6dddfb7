import { MessageDialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'

/** A message with the unit that the user is in now. */
export function UnitChanged({ unit }: { unit: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <MessageDialog open={open} title={t('common.unit.changed.title')} onClose={() => setOpen(false)}>
      {t('common.unit.changed.text', { unit })}
    </MessageDialog>
  )
}
