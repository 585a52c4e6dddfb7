import type { i18n as Words } from 'i18next'
import { createElement, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { i18n } from './i18n.ts'

export interface I18nProviderProps {
  children: ReactNode
  /** Default: the words that `createI18n` started. */
  i18n?: Words
}

/** Makes the words known to `useTranslation` and `Trans` below. */
// No JSX: the API imports this package too, and Node runs plain TypeScript only.
export function I18nProvider({ children, i18n: words = i18n }: I18nProviderProps) {
  return createElement(I18nextProvider, { i18n: words }, children)
}
