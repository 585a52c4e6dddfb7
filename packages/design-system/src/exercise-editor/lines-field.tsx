import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from '../field/control-recipe.ts'
import { Field, type FieldProps } from '../field/field.tsx'

const Area = chakra('textarea', controlRecipe)

export interface LinesFieldProps extends Omit<ComponentProps<typeof Area>, 'children'>, Omit<FieldProps, 'children'> {}

/** A multi-line text field. */
export function LinesField({ label, hint, error, ...rest }: LinesFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Area rows={4} resize="vertical" {...rest} {...control} />}
    </Field>
  )
}
