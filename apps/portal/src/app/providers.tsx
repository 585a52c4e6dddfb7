import { ThemeProvider } from '@the-house/design-system'
import { I18nProvider } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Toasts } from './toasts.tsx'

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
        <Toasts />
      </ThemeProvider>
    </I18nProvider>
  )
}
