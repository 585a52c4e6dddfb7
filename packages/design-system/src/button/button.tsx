import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonRecipe } from './button-recipe.ts'

const Brick = chakra('button', buttonRecipe)
const Covered = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 2, opacity: 0.15 } })
const Cover = chakra('span', { base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } })

export interface ButtonProps extends ComponentProps<typeof Brick> {
  /** The action is in progress: the button keeps its width and its focus, and cannot be pressed again. */
  loading?: boolean | undefined
}

/** Triggers an action; use `asChild` with a link inside for navigation. One `primary` per screen. */
export function Button({ loading = false, children, ...rest }: ButtonProps) {
  if (rest.asChild) return <Brick {...rest}>{children}</Brick>
  if (!loading) {
    return (
      <Brick type="button" {...rest}>
        {children}
      </Brick>
    )
  }
  return (
    <Brick type="button" {...rest} aria-disabled aria-busy onClick={(event) => event.preventDefault()}>
      <Covered>{children}</Covered>
      <Cover>
        <Spinner />
      </Cover>
    </Brick>
  )
}
