import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '../field/password-field.tsx'
import { PasswordStrength } from '../password-strength/password-strength.tsx'
import type { Bind } from './binding.ts'

export interface NewPasswordFieldsProps {
  bind: Bind<'password' | 'confirmPassword'>
  label: string
  confirmLabel: string
  /** What its owner is known by, and would be guessed first: name, e-mail. */
  hints?: readonly string[]
}

/** A password that somebody chooses, how strong it is, and the same once more. */
export function NewPasswordFields({ bind, label, confirmLabel, hints }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // The owner may have filled it already, when somebody comes back to a step.
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
