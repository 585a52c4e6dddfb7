import {
  currentLanguage,
  htmlLang,
  languageNames,
  languages,
  setLanguage,
  useTranslation,
  type Language,
} from '@the-house/i18n'
import { ApiFailure, report } from '../api/failure.ts'
import { renewPage } from '../device/version.ts'
import { SegmentedChoice } from './segmented-choice.tsx'

/** The words of a language are a part of the page like any other. */
async function choose(language: Language): Promise<void> {
  try {
    await setLanguage(language)
  } catch {
    report(new ApiFailure({ status: 0, token: (await renewPage()) ? 'updated' : 'chunk' }))
  }
}

/** The language of the portal, on this device. */
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
