import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '../field/password-field.tsx'
import { PasswordStrength } from '../password-strength/password-strength.tsx'
import type { Bind } from './binding.ts'

export interface NewPasswordFieldsProps {
  bind: Bind<'password' | 'confirmPassword'>
  label: string
  confirmLabel: string
  /** Words that a guess would try first: name, e-mail. */
  hints?: readonly string[]
}

/** A new password with its strength and a confirmation. */
export function NewPasswordFields({ bind, label, confirmLabel, hints }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // Reads a value that the owner has set in the uncontrolled field, when the user comes back to a step.
  useEffect(() => setTyped(box.current?.querySelector('input')?.value ?? ''), [])
  return (
    <>
      <div ref={box}>
        <PasswordField
          {...bind('password')}
          label={label}
          hint={t('password.strength.advice')}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
          meter={<PasswordStrength password={typed} {...(hints && { hints })} />}
        />
      </div>
      <PasswordField {...bind('confirmPassword')} label={confirmLabel} autoComplete="new-password" />
    </>
  )
}
