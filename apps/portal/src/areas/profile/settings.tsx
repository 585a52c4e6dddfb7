import { Stack, Text } from '@chakra-ui/react'
import { CheckField } from '@the-house/design-system'
import { useStoredFlag } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { ColorModeChoice } from '../../page/color-mode-choice.tsx'
import { LanguageChoice } from '../../page/language-choice.tsx'
import { Section } from './section.tsx'

/** The settings of this device: language, color mode, keyboard shortcuts and timer. */
export function Settings() {
  const { t } = useTranslation()
  const [shortcuts, setShortcuts] = useStoredFlag('the-house.shortcuts', true)
  const [timer, setTimer] = useStoredFlag('the-house.timer', true)
  return (
    <Section title={t('profile.settings.heading')} lead={t('profile.settings.lead')}>
      <Stack gap={1.5} align="start">
        <Text textStyle="label" aria-hidden="true">
          {t('common.language.label')}
        </Text>
        <LanguageChoice />
      </Stack>
      <Stack gap={1.5} align="start">
        <Text textStyle="label" aria-hidden="true">
          {t('common.colorMode.label')}
        </Text>
        <ColorModeChoice />
      </Stack>
      <CheckField
        label={t('profile.settings.shortcuts')}
        hint={t('profile.settings.shortcutsHint')}
        checked={shortcuts}
        onChange={setShortcuts}
      />
      <CheckField
        label={t('profile.settings.timer')}
        hint={t('profile.settings.timerHint')}
        checked={timer}
        onChange={setTimer}
      />
    </Section>
  )
}
