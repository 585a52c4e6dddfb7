import { noHtml, trustedPolicies, type SafeHtml } from '@the-house/domain'
import { lazyWithRetry, trustedHtml } from '@the-house/hooks'
import { Suspense } from 'react'
import { isPlainHtml } from './plain-html.ts'
import { RunningText, type RunningTextProps } from './running-text.tsx'

const PurifiedHtml = lazyWithRetry(() => import('./purified-html.tsx'))

/** Trusts plain HTML alone, whoever calls it. */
const plain = trustedHtml(trustedPolicies.plainHtml, (html) => (isPlainHtml(html) ? html : ''))

/** About as many characters, tags included, fit in a row. */
const lettersALine = 60

export interface HtmlProps extends Omit<RunningTextProps, 'trusted'> {
  /** HTML of the school's content, which the server has cleaned; sanitized here again. */
  html: SafeHtml
  /** The language of the content. */
  lang?: string
}

/** Renders HTML of the school's content as running text. */
export function Html({ html, ...rest }: HtmlProps) {
  if (isPlainHtml(html)) return <RunningText {...rest} trusted={plain(html)} />
  // Reserves an estimated height, so that the content below does not shift (layout shift).
  const room = `${Math.ceil(html.length / lettersALine)}lh`
  return (
    <Suspense fallback={<RunningText {...rest} trusted={plain(noHtml)} aria-busy="true" minH={room} />}>
      <PurifiedHtml {...rest} html={html} />
    </Suspense>
  )
}
