import { lazyAgain } from '@the-house/hooks'
import { Suspense } from 'react'
import { isPlainHtml } from './plain-html.ts'
import { RunningText, type RunningTextProps } from './running-text.tsx'

const PurifiedHtml = lazyAgain(() => import('./purified-html.tsx'))

/** About as many letters, tags included, go into a line. */
const lettersALine = 60

export interface HtmlProps extends Omit<RunningTextProps, 'safe'> {
  /** Content of the school; sanitised here once more, whatever the server did. */
  html: string
  /** The language it is written in. */
  lang?: string
}

/** Html of the school's content, set as running text. */
export function Html({ html, ...rest }: HtmlProps) {
  if (isPlainHtml(html)) return <RunningText {...rest} safe={html} />
  // The place of the text is kept, so that what follows it does not jump.
  const room = `${Math.ceil(html.length / lettersALine)}lh`
  return (
    <Suspense fallback={<RunningText {...rest} safe="" aria-busy="true" minH={room} />}>
      <PurifiedHtml {...rest} html={html} />
    </Suspense>
  )
}
