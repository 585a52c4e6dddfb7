import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { htmlRecipe } from './html-recipe.ts'
import { sanitize } from './sanitize.ts'

const Running = chakra('div', htmlRecipe)

export interface HtmlProps extends Omit<ComponentProps<typeof Running>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Content of the school; sanitised here once more, whatever the server did. */
  html: string
  /** The language it is written in. */
  lang?: string
}

/** Html of the school's content, set as running text. */
export function Html({ html, ...rest }: HtmlProps) {
  // oxlint-disable-next-line react/no-danger -- the one place, behind the allow-list
  return <Running {...rest} dangerouslySetInnerHTML={{ __html: sanitize(html) }} />
}
