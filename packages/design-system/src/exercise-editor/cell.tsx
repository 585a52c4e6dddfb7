import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from '../field/control-recipe.ts'

const Frame = chakra('div', { base: { minW: 0 } })
const Label = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted', mb: 0.5 } })
const Control = chakra('input', controlRecipe)

export interface CellProps extends Omit<ComponentProps<typeof Control>, 'onChange' | 'children'> {
  /** The visible label; undefined: the place of the field says what it is. */
  label: string | undefined
  /** The accessible name, which contains the label. */
  name: string
  onText: (text: string) => void
}

/** A short text as one of the fields of an item in a list. */
export function Cell({ label, name, onText, ...rest }: CellProps) {
  return (
    <Frame>
      {label !== undefined && <Label aria-hidden="true">{label}</Label>}
      <Control
        type="text"
        lang="en"
        autoComplete="off"
        aria-label={name}
        onChange={(event) => onText(event.currentTarget.value)}
        {...rest}
      />
    </Frame>
  )
}
