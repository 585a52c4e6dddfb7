import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

const Input = chakra('input', controlRecipe)

export interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'children'>, Omit<FieldProps, 'children'> {}

/** A single-line text field; the props of a form library (`name`, `ref`, `onChange`, `onBlur`) go to the input. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input type="text" {...rest} {...control} />}
    </Field>
  )
}
