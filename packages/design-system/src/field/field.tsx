import { chakra, Stack } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Mistake } from './mistake.tsx'

/** What ties a control to its label, hint and error; spread it on the native element. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: string
  /** On phones only heard: what it holds says it already. */
  quietLabel?: boolean | undefined
  /** What helps to fill it; stays visible. */
  hint?: ReactNode
  /** What is wrong and what to do about it. */
  error?: ReactNode
  /** The control, given what ties it to its words. */
  children: (control: ControlProps) => ReactNode
}

const Label = chakra('label', { base: { textStyle: 'label', color: 'fg' } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

/** A label, a control, and the words around it. */
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
      <Mistake id={errorId}>{error}</Mistake>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Stack>
  )
}
