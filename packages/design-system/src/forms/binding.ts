import type { ChangeEvent, FocusEvent, ReactNode, RefCallback, SubmitEvent } from 'react'

/** The native elements that hold a form value. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Connects a field to its form library: what react-hook-form's `register(name)` returns, and its error. */
export interface FieldBinding {
  name: string
  ref?: RefCallback<FormControl>
  onChange?: (event: ChangeEvent<FormControl>) => unknown
  onBlur?: (event: FocusEvent<FormControl>) => unknown
  /** The error message. */
  error?: string | undefined
}

/** Returns the binding of a field by its name. */
export type Bind<Name extends string> = (name: Name) => FieldBinding

/** The props of every form; values and errors belong to its owner. */
export interface FormProps<Name extends string> {
  bind: Bind<Name>
  /** The request is in progress: the form cannot be submitted again. */
  busy: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The server's error message, shown beside the button and announced. */
  notice?: ReactNode
}
