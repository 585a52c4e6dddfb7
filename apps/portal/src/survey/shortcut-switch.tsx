import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

const Line = chakra('label', {
  base: {
    // Phones have no keyboard.
    display: 'none',
    '@media (min-width: 48em) and (hover: hover)': { display: 'inline-flex' },
    alignSelf: 'center',
    alignItems: 'center',
    gap: 2,
    minH: 'target',
    textStyle: 'small',
    color: 'fg.muted',
    cursor: 'pointer',
    '& input': { accentColor: 'var(--house-colors-accent)', w: 4, h: 4 },
  },
})

export interface ShortcutSwitchProps {
  on: boolean
  onChange: (on: boolean) => void
}

/** Switches single-key shortcuts off, since they interfere with speech input. */
export function ShortcutSwitch({ on, onChange }: ShortcutSwitchProps) {
  const { t } = useTranslation()
  return (
    <Line data-tour="keys">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {t('test.shortcuts.label')} ({t('test.shortcuts.on')})
    </Line>
  )
}
