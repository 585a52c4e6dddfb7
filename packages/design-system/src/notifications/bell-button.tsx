import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Bell } from 'lucide-react'
import type { ButtonProps } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'

/** More than this is not worth counting. */
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
    // A picture of the count: the button's words say it in full.
    _before: { content: 'attr(data-count)' },
  },
})

export interface BellButtonProps extends Omit<ButtonProps, 'children'> {
  /** How many are not read yet. */
  unread: number
}

/** The bell of the top bar: how much there is to read, in a number and in words. */
export function BellButton({ unread, ...rest }: BellButtonProps) {
  const { t } = useTranslation()
  const label = unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.bell')
  return (
    <IconButton {...rest} label={label}>
      <Bell size={22} aria-hidden="true" />
      {unread > 0 && <Count aria-hidden="true" data-count={unread > most ? `${most}+` : unread} />}
    </IconButton>
  )
}
