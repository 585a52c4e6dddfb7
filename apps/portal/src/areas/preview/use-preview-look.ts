import { showColorMode } from '@the-house/design-system'
import { currentLanguage, languages, showLanguage } from '@the-house/i18n'
import { useEffect } from 'react'
import { handleError } from '../../api/api-error.ts'

/** Shows this page in a language and a colour mode without storing them; what is unknown stays as it is. */
export function usePreviewLook(language: string | null, mode: string | null): void {
  useEffect(() => {
    if (mode !== 'light' && mode !== 'dark') return undefined
    showColorMode(mode)
    return () => showColorMode(null)
  }, [mode])
  useEffect(() => {
    const wanted = languages.find((one) => one === language)
    const before = currentLanguage()
    if (!wanted || wanted === before) return undefined
    showLanguage(wanted).catch(handleError)
    return () => void showLanguage(before)
  }, [language])
}
