import { chakra, Heading, HStack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { alertIcons, type AlertStatus } from '../alert/alert-status.ts'
import { IconButton } from '../button/icon-button.tsx'

/** A small arch with the icon of the status. */
const Sign = chakra('span', {
  base: { display: 'grid', placeItems: 'center', flexShrink: 0, boxSize: 12, borderRadius: 'arch' },
  variants: {
    status: {
      info: { bg: 'info.subtle', color: 'info' },
      success: { bg: 'right.subtle', color: 'right' },
      warning: { bg: 'warning.subtle', color: 'warning' },
      danger: { bg: 'wrong.subtle', color: 'wrong' },
    },
  },
})

export interface DialogTitleProps {
  id: string
  title: string
  /** The language of the title, where it is not that of the page. */
  titleLang?: string | undefined
  status: AlertStatus | undefined
  onClose: () => void
}

/** The header of a dialog: its title, and the close button or the icon of a status. */
export function DialogTitle({ id, title, titleLang, status, onClose }: DialogTitleProps) {
  const { t } = useTranslation()
  const Icon = status && alertIcons[status]
  const heading = (
    <Heading id={id} as="h2" textStyle="heading" lang={titleLang} overflowWrap="anywhere" minW={0}>
      {title}
    </Heading>
  )
  if (Icon)
    return (
      <HStack gap={4}>
        <Sign status={status} aria-hidden="true">
          <Icon size={26} />
        </Sign>
        {heading}
      </HStack>
    )
  return (
    <HStack justify="space-between" align="start" gap={4}>
      {heading}
      <IconButton label={t('design.dialog.close')} onClick={onClose} mt={-2} me={-2}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </HStack>
  )
}
