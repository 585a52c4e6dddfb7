import { ThemeProvider, Toaster } from '@the-house/design-system'
import { I18nProvider } from '@the-house/i18n'
import type { ReactNode } from 'react'

export interface ProvidersProps {
  nonce?: string | undefined
  children: ReactNode
}

/** Everything that every screen stands on. */
export function Providers({ nonce, children }: ProvidersProps) {
  return (
    <I18nProvider>
      <ThemeProvider nonce={nonce}>
        {children}
        {/* Not a file of its own: what goes wrong while an update takes files away must be said, too. */}
        <Toaster />
      </ThemeProvider>
    </I18nProvider>
  )
}
