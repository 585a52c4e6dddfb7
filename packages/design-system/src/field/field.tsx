import { chakra, Stack } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

/** The props that connect a control to its label, hint and error; spread them on the native element. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: string
  /** Visually hidden label on phones, where the content of the field makes it redundant. */
  quietLabel?: boolean | undefined
  /** Help on how to fill it; always visible. */
  hint?: ReactNode
  /** The error message: what is wrong and how to fix it. */
  error?: ReactNode
  /** Renders the control with the props that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

const Label = chakra('label', { base: { textStyle: 'label', color: 'fg' } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

/** A label, a control, a hint and an error. */
export function Field({ label, quietLabel = false, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <Stack gap={1.5}>
      <Label htmlFor={id} srOnly={quietLabel ? { base: true, md: false } : undefined}>
        {label}
      </Label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Stack>
  )
}
