import { useTranslation as useReactTranslation } from 'react-i18next'
import type { I18n } from './typed-instance.ts'
import type { Translate } from './message-keys.ts'

/** Returns `t`; the component renders again when the language or its texts change. */
export const useTranslation: () => { t: Translate; i18n: I18n } = useReactTranslation
