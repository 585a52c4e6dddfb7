import type { ChangeEvent, FocusEvent, ReactNode, RefCallback, SubmitEvent } from 'react'

/** What holds a value of a form. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What ties a field to whoever keeps its value: what react-hook-form's `register(name)` returns, and its error. */
export interface FieldBinding {
  name: string
  ref?: RefCallback<FormControl>
  onChange?: (event: ChangeEvent<FormControl>) => unknown
  onBlur?: (event: FocusEvent<FormControl>) => unknown
  /** What is wrong, in words. */
  error?: string | undefined
}

/** Gives each field of a form its binding, by name. */
export type Bind<Name extends string> = (name: Name) => FieldBinding

/** What every form is given; values and errors stay with its owner. */
export interface FormProps<Name extends string> {
  bind: Bind<Name>
  /** Its call is under way: it cannot be sent again. */
  busy: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Why the server has refused it, in words; shown beside its button and announced. */
  notice?: ReactNode
}
