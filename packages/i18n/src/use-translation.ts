import { useTranslation as useReactTranslation } from 'react-i18next'
import type { I18n } from './typed-instance.ts'
import type { Translate } from './message-keys.ts'
import { rememberTexts } from './remember-texts.ts'

/** One for all calls: with a new one each, the library would make its options anew at each render. */
const options = {}

/** Returns `t`; the component renders again when the language or its texts change. */
export function useTranslation(): { t: Translate; i18n: I18n } {
  const { t, i18n }: { t: Translate; i18n: I18n } = useReactTranslation(undefined, options)
  return { t: rememberTexts(t, i18n.language), i18n }
}
