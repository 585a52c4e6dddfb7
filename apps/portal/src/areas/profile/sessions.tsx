import { Button, ConfirmDialog, notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { postSignOutElsewhere } from '../../api/profile.ts'
import { Section } from './section.tsx'

/** Ends the sessions of the user on other devices. */
export function Sessions() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)

  async function endOthers() {
    setBusy(true)
    try {
      await postSignOutElsewhere()
      notify({ type: 'success', title: t('profile.sessions.done') })
    } catch (error) {
      handleError(error)
    }
    setBusy(false)
    setAsked(false)
  }

  return (
    <Section title={t('profile.sessions.heading')} lead={t('profile.sessions.lead')}>
      <Button onClick={() => setAsked(true)} alignSelf="start">
        {t('profile.sessions.action')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('profile.sessions.question')}
        description={t('profile.sessions.consequence')}
        confirmLabel={t('profile.sessions.confirm')}
        loading={busy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void endOthers()}
      />
    </Section>
  )
}
