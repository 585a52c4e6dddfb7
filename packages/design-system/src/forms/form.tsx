import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import type { FormProps } from './binding.ts'

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 5 } })

export interface FormFrameProps
  extends Omit<ComponentProps<typeof Fields>, 'onSubmit'>, Omit<FormProps<string>, 'bind'> {
  children: ReactNode
  /** Its buttons, the main one first; a refusal stands just above them, where the eye is after pressing one. */
  actions: ReactNode
}

/** A form: its fields, what the server said, its buttons. The owner checks it, not the browser. */
export function Form({ busy, notice, actions, children, ...rest }: FormFrameProps) {
  return (
    <Fields noValidate aria-busy={busy} {...rest}>
      {children}
      {notice && (
        <Alert status="danger" role="alert">
          {notice}
        </Alert>
      )}
      {actions}
    </Fields>
  )
}
