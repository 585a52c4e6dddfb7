import { chakra } from '@chakra-ui/react'
import { CheckField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 3,
    rowGap: 1,
    textStyle: 'small',
    color: 'fg.muted',
    '& kbd': { fontFamily: 'mono', fontSize: '0.95em' },
  },
})
const Room = chakra('div', {
  // Hidden on phones, which have no hardware keyboard.
  base: { display: 'none', '@media (min-width: 48em) and (hover: hover)': { display: 'block' } },
})

export interface ShortcutHelpProps {
  on: boolean
  onChange: (on: boolean) => void
}

/** The help for the keyboard shortcuts; single keys disturb speech input, so they can be switched off (WCAG 2.1.4). */
export function ShortcutHelp({ on, onChange }: ShortcutHelpProps) {
  const { t } = useTranslation()
  const keys = [
    ['Ctrl + Enter', t('corrections.shortcuts.save')],
    [t('corrections.shortcuts.digits'), t('corrections.shortcuts.mark')],
    ['A', t('corrections.shortcuts.answer')],
    ['F', t('corrections.shortcuts.feedback')],
    ['P', t('corrections.shortcuts.putOff')],
  ] as const
  return (
    <Room>
      <CheckField label={t('corrections.shortcuts.label')} checked={on} onChange={onChange} />
      {on && (
        <List>
          {keys.map(([key, does]) => (
            <chakra.div key={key} display="contents">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </chakra.div>
          ))}
        </List>
      )}
    </Room>
  )
}
