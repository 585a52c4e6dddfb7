import { StrictMode } from 'react'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { Providers, type ProvidersProps } from './providers.tsx'

export interface PageProps extends Pick<ProvidersProps, 'nonce'> {
  /** The path that is rendered where there is no browser, and the one that is hydrated. */
  path: string
}

/** All of a page; the build and the browser render the same, so that the one takes over what the other has made. */
export function Page({ path, nonce }: PageProps) {
  return (
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <Providers nonce={nonce}>
          <App />
        </Providers>
      </Router>
    </StrictMode>
  )
}
