import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Bell } from 'lucide-react'
import type { ButtonProps } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'

/** The highest number shown; above it a plus follows. */
const most = 99

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: 0.5,
    insetInlineEnd: 0,
    minW: 5,
    px: 1,
    borderRadius: 'chip',
    bg: 'accent',
    color: 'accent.fg',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    fontWeight: 'bold',
    // Decorative: the button's accessible name contains the count.
    _before: { content: 'attr(data-count)' },
  },
})

export interface BellButtonProps extends Omit<ButtonProps, 'children'> {
  /** The number of unread notifications and of tests to do; null while it is being loaded. */
  waiting: number | null
}

const labelOf = (waiting: number | null) => {
  if (waiting === null) return 'notifications.title'
  return waiting > 0 ? 'notifications.bellWaiting' : 'notifications.bell'
}

/** The notification bell of the top bar: shows how much waits, also in the accessible name. */
export function BellButton({ waiting, ...rest }: BellButtonProps) {
  const { t } = useTranslation()
  const count = waiting ?? 0
  return (
    <IconButton {...rest} label={t(labelOf(waiting), { count })}>
      <Bell size={22} aria-hidden="true" />
      {count > 0 && <Count aria-hidden="true" data-count={count > most ? `${most}+` : count} />}
    </IconButton>
  )
}
