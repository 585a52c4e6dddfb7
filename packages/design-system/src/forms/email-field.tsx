import { TextField, type TextFieldProps } from '../field/text-field.tsx'

/** An e-mail address that somebody signs in with. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
