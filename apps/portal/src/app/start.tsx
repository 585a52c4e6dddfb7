import { createI18n } from '@the-house/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startOutbox } from '../outbox/browser-outbox.ts'
import { followOtherTabs } from '../session/session.ts'
import { App } from './app.tsx'
import { startFailures } from './failures.ts'
import { prefetchPath } from './prefetch.ts'
import { Providers } from './providers.tsx'

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined
const root = document.querySelector('#root')

startFailures()
followOtherTabs()
startOutbox()
// The first screen and the words load side by side.
const words = createI18n({ areas: ['breadcrumbs'] })
prefetchPath(location.pathname)
await words

if (root)
  createRoot(root).render(
    <StrictMode>
      <Providers nonce={nonce}>
        <App />
      </Providers>
    </StrictMode>,
  )
