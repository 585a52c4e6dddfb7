import { DemoBanner, ThemeProvider } from '@the-house/design-system'
import { I18nProvider } from '@the-house/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Puts the banner above the page, in a tree of its own: no screen can leave it out, and none moves with it. */
export function showBanner(nonce: string | undefined): void {
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <StrictMode>
      <I18nProvider>
        <ThemeProvider nonce={nonce}>
          <DemoBanner />
        </ThemeProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
