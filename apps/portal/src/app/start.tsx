import { createI18n } from '@the-house/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { frontPaths } from '../page/front-paths.ts'
import { followOtherTabs } from '../session/session.ts'
import { App } from './app.tsx'
import { startFailures } from './failures.ts'
import { prefetchInside } from './inside.ts'
import { prefetchPath } from './prefetch.ts'
import { Providers } from './providers.tsx'

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined
const root = document.querySelector('#root')

startFailures()
followOtherTabs()
// The first screen and its words load side by side, and show together. No await at the top of this file:
// built screens import what they share from its chunk, and would wait for it as it waits for them.
async function start() {
  try {
    await Promise.all([createI18n(), prefetchPath(location.pathname)])
  } catch (error) {
    // Without words nothing can be shown but what the page brought along.
    document.querySelector('#not-loaded')?.removeAttribute('hidden')
    throw error
  }
  // Whoever touches the login will be in the hall soon.
  addEventListener('focusin', () => void prefetchInside(frontPaths.dashboard), { once: true })

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
