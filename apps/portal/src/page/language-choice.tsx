import { currentLanguage, htmlLang, languages, setLanguage, useTranslation } from '@the-house/i18n'
import { report } from '../api/failure.ts'
import { SegmentedChoice } from './segmented-choice.tsx'

/** The language of the portal, on this device. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const options = languages.map((language) => ({
    value: language,
    label: t(`common.language.${language}`),
    lang: htmlLang[language],
  }))
  return (
    <SegmentedChoice
      legend={t('common.language.label')}
      value={currentLanguage()}
      options={options}
      onChange={(language) => void setLanguage(language).catch(report)}
    />
  )
}
