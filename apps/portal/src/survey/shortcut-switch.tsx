import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

const Line = chakra('label', {
  base: {
    // Phones have no keys to shorten.
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

/** Single-key shortcuts get in the way of speech input: they can be switched off. */
export function ShortcutSwitch({ on, onChange }: ShortcutSwitchProps) {
  const { t } = useTranslation()
  return (
    <Line data-tour="keys">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {t('test.shortcuts.label')} ({t('test.shortcuts.on')})
    </Line>
  )
}
