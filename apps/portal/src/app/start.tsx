import { createI18n } from '@the-house/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { publicPaths } from '../page/public-paths.ts'
import { syncSessionAcrossTabs } from '../session/session.ts'
import { App } from './app.tsx'
import { installErrorHandler } from './error-handler.ts'
import { prefetchAuthenticated } from './lazy-authenticated-app.ts'
import { prefetchPath } from './prefetch.ts'
import { Providers } from './providers.tsx'

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined
const root = document.querySelector('#root')

installErrorHandler()
syncSessionAcrossTabs()
// The first screen and its texts load in parallel and render together. No top-level await in this file: built screens
// import shared modules from its chunk, and both would wait for each other (deadlock).
async function start() {
  try {
    await Promise.all([createI18n(), prefetchPath(location.pathname)])
  } catch (error) {
    // Without texts only the static message of the page can be shown.
    document.querySelector('#not-loaded')?.removeAttribute('hidden')
    throw error
  }
  // A user who focuses the login form is about to sign in: prefetch the dashboard.
  addEventListener('focusin', () => void prefetchAuthenticated(publicPaths.dashboard), { once: true })

  if (root)
    createRoot(root).render(
      <StrictMode>
        <Providers nonce={nonce}>
          <App />
        </Providers>
      </StrictMode>,
    )
}

void start()
