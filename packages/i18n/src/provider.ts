import { createElement, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { instance } from './instance.ts'

export interface I18nProviderProps {
  children: ReactNode
}

/** Provides the instance that `createI18n` initialized to `useTranslation` below. */
// No JSX: the API imports this package too, and Node runs plain TypeScript only.
export function I18nProvider({ children }: I18nProviderProps) {
  return createElement(I18nextProvider, { i18n: instance }, children)
}
