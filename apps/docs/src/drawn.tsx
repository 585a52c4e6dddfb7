import { Unstyled } from '@storybook/addon-docs/blocks'
import { ThemeProvider } from '@the-house/design-system'
import { I18nProvider } from '@the-house/i18n'
import { Suspense, use, type ReactNode } from 'react'
import { prepare } from './setting.tsx'
import { useGlobals } from './use-globals.ts'

const prepared = new Map<unknown, Promise<void>>()

function words(language: unknown): Promise<void> {
  const known = prepared.get(language)
  if (known) return known
  const started = prepare(language)
  prepared.clear()
  prepared.set(language, started)
  return started
}

/** Renders components of the design system inside of a docs page, with theme and translations. */
export function Drawn({ children }: { children: ReactNode }) {
  const { language } = useGlobals()
  use(words(language))
  return (
    <Unstyled>
      <I18nProvider>
        <ThemeProvider>
          <Suspense>{children}</Suspense>
        </ThemeProvider>
      </I18nProvider>
    </Unstyled>
  )
}
