import { ThemeProvider, Toaster } from '@the-house/design-system'
import { I18nProvider } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { report, type ApiFailure } from '../api/failure.ts'
import { useSession } from '../session/session.ts'

const reads: SWRConfiguration<unknown, ApiFailure> = {
  // A lost connection is shown where the data is missing, and by the banner; not once a read.
  onError: (failure) => {
    if (failure.status !== 0) report(failure)
  },
  shouldRetryOnError: (failure) => failure.passing,
  focusThrottleInterval: 30_000,
}

export interface ProvidersProps {
  nonce?: string | undefined
  children: ReactNode
}

/** Everything that the screens stand on. What one user has read is never shown to the next. */
export function Providers({ nonce, children }: ProvidersProps) {
  const { user } = useSession()
  return (
    <I18nProvider>
      <ThemeProvider nonce={nonce}>
        <SWRConfig key={user?.id ?? 'nobody'} value={{ ...reads, provider: () => new Map() }}>
          {children}
        </SWRConfig>
        <Toaster />
      </ThemeProvider>
    </I18nProvider>
  )
}
