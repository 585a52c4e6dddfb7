import { lazyWithRetry } from '@the-house/hooks'
import { Suspense } from 'react'
import { isPlainHtml } from './plain-html.ts'
import { RunningText, type RunningTextProps } from './running-text.tsx'

const PurifiedHtml = lazyWithRetry(() => import('./purified-html.tsx'))

/** About as many characters, tags included, fit in a row. */
const lettersALine = 60

export interface HtmlProps extends Omit<RunningTextProps, 'safe'> {
  /** HTML of the school's content; sanitized here again, in addition to the server. */
  html: string
  /** The language of the content. */
  lang?: string
}

/** Renders HTML of the school's content as running text. */
export function Html({ html, ...rest }: HtmlProps) {
  if (isPlainHtml(html)) return <RunningText {...rest} safe={html} />
  // Reserves an estimated height, so that the content below does not shift (layout shift).
  const room = `${Math.ceil(html.length / lettersALine)}lh`
  return (
    <Suspense fallback={<RunningText {...rest} safe="" aria-busy="true" minH={room} />}>
      <PurifiedHtml {...rest} html={html} />
    </Suspense>
  )
}
