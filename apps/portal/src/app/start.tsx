import { createI18n, loadAreas } from '@the-house/i18n'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { publicPaths } from '../page/public-paths.ts'
import { currentSession, syncSessionAcrossTabs } from '../session/session.ts'
import { installErrorHandler } from './error-handler.ts'
import { prefetchAuthenticated } from './lazy-authenticated-app.ts'
import { Page } from './page.tsx'
import { prefetchPath } from './prefetch.ts'
// Not split: it is the first screen of a visitor, and small.
import '../areas/login/login-screen.tsx'

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined
const root = document.querySelector<HTMLElement>('#root')

/** Takes over the page that was rendered at build, or renders it; in short tasks, between which the page answers. */
function show(element: HTMLElement): void {
  const page = <Page path={location.pathname} nonce={nonce} />
  startTransition(() => {
    if (element.dataset['page'] === undefined) createRoot(element).render(page)
    else hydrateRoot(element, page)
  })
  document.querySelector('body > #not-loaded')?.remove()
}

/** A visitor who focuses the login form is about to sign in. */
const prefetchDashboard = () => void prefetchAuthenticated(publicPaths.dashboard)

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
  if (!currentSession().user) addEventListener('focusin', prefetchDashboard, { once: true })

  if (root) show(root)
  // The server says so in the page.
  if (document.querySelector('meta[name="demonstration"]')) {
    const [{ showBanner }] = await Promise.all([import('./demonstration/show-banner.tsx'), loadAreas('demonstration')])
    showBanner(nonce)
  }
}

void start()
