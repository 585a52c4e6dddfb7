import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import type { FormProps } from './binding.ts'

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 5 } })

export interface FormFrameProps
  extends Omit<ComponentProps<typeof Fields>, 'onSubmit'>, Omit<FormProps<string>, 'bind'> {
  children: ReactNode
  /** The buttons, the main one first; the server's error is shown just above them, close to the button just pressed. */
  actions: ReactNode
}

/** A form: fields, server error, buttons. The owner validates it, not the browser (noValidate). */
export function Form({ busy, notice, actions, children, ...rest }: FormFrameProps) {
  return (
    // Sent before the program is there, a password must never stand in the address.
    <Fields noValidate method="post" aria-busy={busy} {...rest}>
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
