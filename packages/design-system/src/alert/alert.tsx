import { Box, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { alertIcons, type AlertStatus } from './alert-status.ts'

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    gap: 3,
    px: 4,
    py: 3,
    borderRadius: 'card',
    border: '1px solid',
    borderInlineStartWidth: '5px',
    color: 'fg',
    textAlign: 'start',
    '& > svg': { flexShrink: 0, mt: '2px' },
  },
  variants: {
    status: {
      info: { bg: 'info.subtle', borderColor: 'info', '& > svg': { color: 'info' } },
      success: { bg: 'right.subtle', borderColor: 'right', '& > svg': { color: 'right' } },
      warning: { bg: 'warning.subtle', borderColor: 'warning', '& > svg': { color: 'warning' } },
      danger: { bg: 'wrong.subtle', borderColor: 'wrong', '& > svg': { color: 'wrong' } },
    },
  },
})

export interface AlertProps extends Omit<ComponentProps<typeof Sheet>, 'title' | 'status'> {
  status?: AlertStatus
  title?: ReactNode
  /** `alert` or `status` where it is added after the page has loaded, so that screen readers announce it. */
  role?: 'alert' | 'status'
}

/** A message about the content of the page, with text, colour and icon. */
export function Alert({ status = 'info', title, children, ...rest }: AlertProps) {
  const { t } = useTranslation()
  const Icon = alertIcons[status]
  return (
    <Sheet status={status} {...rest}>
      <Icon size={20} aria-hidden="true" />
      <Box minW={0} flex="1">
        <VisuallyHidden>{t(`design.status.${status}`)}: </VisuallyHidden>
        {title && <Text fontWeight="semibold">{title}</Text>}
        {children}
      </Box>
    </Sheet>
  )
}
