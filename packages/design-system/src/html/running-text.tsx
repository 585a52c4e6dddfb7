import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { htmlRecipe } from './html-recipe.ts'

const Running = chakra('div', htmlRecipe)

export interface RunningTextProps extends Omit<ComponentProps<typeof Running>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Html that has passed the allow-list. */
  safe: string
}

/** Html set as running text. For the inside of Html alone. */
export function RunningText({ safe, ...rest }: RunningTextProps) {
  // oxlint-disable-next-line react/no-danger -- the one place, behind the allow-list
  return <Running {...rest} dangerouslySetInnerHTML={{ __html: safe }} />
}
