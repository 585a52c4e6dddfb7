import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonRecipe } from './button-recipe.ts'

const Brick = chakra('button', buttonRecipe)
const Covered = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 2, opacity: 0.15 } })
const Cover = chakra('span', { base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } })

export interface ButtonProps extends ComponentProps<typeof Brick> {
  /** Its work is under way: it keeps its width and its focus, and cannot be pressed again. */
  loading?: boolean | undefined
}

/** Does something. `asChild` with a link inside for what goes somewhere. One `primary` a screen. */
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
