import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { htmlRecipe } from './html-recipe.ts'

const Running = chakra('div', htmlRecipe)

export interface RunningTextProps extends Omit<ComponentProps<typeof Running>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Sanitized HTML, as a policy of Trusted Types returns it. */
  trusted: string | TrustedHTML
}

/** Renders sanitized HTML. Internal to Html. */
export function RunningText({ trusted, ...rest }: RunningTextProps) {
  // oxlint-disable-next-line react/no-danger -- the one place, behind the allow-list
  return <Running {...rest} dangerouslySetInnerHTML={{ __html: trusted }} />
}
