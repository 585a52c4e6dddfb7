import { colorModes, useColorMode } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedChoice } from './segmented-choice.tsx'

const icons = { light: <Sun size={18} />, dark: <Moon size={18} />, system: <Monitor size={18} /> }

/** The choice of the color mode: light, dark, or as the device has it. */
export function ColorModeChoice() {
  const { t } = useTranslation()
  const { mode, setMode } = useColorMode()
  const options = colorModes.map((value) => ({ value, label: t(`common.colorMode.${value}`), icon: icons[value] }))
  return <SegmentedChoice legend={t('common.colorMode.label')} value={mode} options={options} onChange={setMode} />
}
