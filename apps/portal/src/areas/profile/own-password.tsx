import { ChangePasswordForm, MessageDialog } from '@the-house/design-system'
import { passwordChangeSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { putPassword } from '../../api/profile.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { useUser } from '../../session/session.ts'
import { Section } from './section.tsx'

function Change({ onChanged }: { onChanged: () => void }) {
  const { name, email } = useUser()
  const form = useSchoolForm({
    schema: passwordChangeSchema,
    owner: { name, email },
    defaultValues: { current: '', password: '', confirmPassword: '' },
    send: async (values) => {
      await putPassword(values)
      onChanged()
    },
    // The error is shown at the field that the server has named.
    onRefused: ({ token, fields }) => token === 'password.wrong' && fields !== undefined,
  })
  return <ChangePasswordForm {...form} owner={{ name, email }} />
}

/** Changes the password; requires the current one. */
export function OwnPassword() {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [changes, setChanges] = useState(0)
  const [changed, setChanged] = useState(false)
  return (
    <Section title={t('profile.password.heading')} lead={t('profile.password.lead')} headingRef={heading}>
      <Change
        // Remounts the form empty after each change.
        key={changes}
        onChanged={() => {
          setChanges(changes + 1)
          setChanged(true)
        }}
      />
      <MessageDialog
        open={changed}
        title={t('profile.password.changed.title')}
        onClose={() => {
          setChanged(false)
          heading.current?.focus()
        }}
      >
        {t('profile.password.changed.text')}
      </MessageDialog>
    </Section>
  )
}
