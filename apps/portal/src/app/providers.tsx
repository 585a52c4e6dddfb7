import { ThemeProvider, Toaster } from '@the-house/design-system'
import { I18nProvider } from '@the-house/i18n'
import type { ReactNode } from 'react'

export interface ProvidersProps {
  nonce?: string | undefined
  children: ReactNode
}

/** The context providers of every screen. */
export function Providers({ nonce, children }: ProvidersProps) {
  return (
    <I18nProvider>
      <ThemeProvider nonce={nonce}>
        {children}
        {/* Not lazy: an error while an update removes chunks must be shown, too. */}
        <Toaster />
      </ThemeProvider>
    </I18nProvider>
  )
}
