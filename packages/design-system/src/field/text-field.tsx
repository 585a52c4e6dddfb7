import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

const Input = chakra('input', controlRecipe)

export interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'children'>, Omit<FieldProps, 'children'> {}

/** One line of text; whatever a form library registers (`name`, `ref`, `onChange`, `onBlur`) goes to the input. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input type="text" {...rest} {...control} />}
    </Field>
  )
}
