import { collectedStyles, type CollectedStyles } from '@the-house/design-system/style-cache'
import { createI18n, languages } from '@the-house/i18n'
import { renderToString } from 'react-dom/server.edge'
import { fillPath } from './matching.ts'
import { Page } from './page.tsx'
import { prefetchPath } from './prefetch.ts'
import { publicRoutes } from './public-routes.ts'

/** The public pages that look the same to every stranger; others show what their address or the server says. */
const prerendered = [
  'login',
  'register',
  'forgotPassword',
  'changePassword',
] as const satisfies (keyof typeof publicRoutes)[]

export interface PrerenderedPage {
  /** The path pattern of its route. */
  path: string
  /** The markup by language. */
  markup: Record<string, string>
  styles: CollectedStyles
}

/** Renders a public page in each language. */
async function prerender(name: (typeof prerendered)[number]): Promise<PrerenderedPage> {
  const { path } = publicRoutes[name]
  const example = fillPath(path, { token: 'token' })
  const markup: Record<string, string> = {}
  for (const language of languages) {
    await createI18n({ language })
    await prefetchPath(example)
    markup[language] = renderToString(<Page path={example} nonce={name} />)
  }
  return { path, markup, styles: collectedStyles(name) }
}

/** Rendered while the build imports this module: afterwards its runner loads no screens and no words any more. */
export const pages: PrerenderedPage[] = []
// One after the other, because a process has one language at a time.
for (const name of prerendered) pages.push(await prerender(name))
