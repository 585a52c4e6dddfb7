import {
  currentLanguage,
  htmlLang,
  languageNames,
  languages,
  setLanguage,
  useTranslation,
  type Language,
} from '@the-house/i18n'
import { ApiError, handleError } from '../api/api-error.ts'
import { reloadIfOutdated } from '../device/version.ts'
import { SegmentedChoice } from './segmented-choice.tsx'

/** Loads the texts of a language before the change; a failed load is handled as any missing chunk. */
async function choose(language: Language): Promise<void> {
  try {
    await setLanguage(language)
  } catch {
    handleError(new ApiError({ status: 0, token: (await reloadIfOutdated()) ? 'updated' : 'chunk' }))
  }
}

/** The choice of the portal's language on this device. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const options = languages.map((language) => ({
    value: language,
    label: languageNames[language],
    lang: htmlLang[language],
  }))
  return (
    <SegmentedChoice
      legend={t('common.language.label')}
      value={currentLanguage()}
      options={options}
      onChange={(language) => void choose(language)}
    />
  )
}
