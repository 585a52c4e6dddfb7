import { useTranslation } from '@the-house/i18n'
import { Flag } from 'lucide-react'
import { Button, type ButtonProps } from '../button/button.tsx'

const pressed = { '&[aria-pressed=true]': { color: 'accent', bg: 'accent.subtle', borderColor: 'accent' } }

export interface FlagButtonProps extends Omit<ButtonProps, 'onChange' | 'children' | 'aria-pressed'> {
  /** Whether the exercise is flagged. */
  flagged: boolean
  onChange: (flagged: boolean) => void
}

/** Flags an exercise to come back to, or removes the flag. */
export function FlagButton({ flagged, onChange, ...rest }: FlagButtonProps) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" css={pressed} {...rest} aria-pressed={flagged} onClick={() => onChange(!flagged)}>
      <Flag size={20} aria-hidden="true" fill={flagged ? 'currentColor' : 'none'} />
      {t('timed.flag')}
    </Button>
  )
}
