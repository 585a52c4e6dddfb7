import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'

const Pill = chakra('div', {
  base: {
    // Narrow and magnified windows have no room for it; Help stays.
    display: { base: 'none', lg: 'inline-flex' },
    alignItems: 'center',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'chip',
    bg: 'bg.surface',
    // With very large text the words wrap, so that the bar keeps its width.
    maxW: '24vw',
    animation: 'rise 180ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
})

export interface TourOfferProps {
  onShow: () => void
  onDismiss: () => void
}

/** Offers the tour of a screen without a dialog: it takes no focus and dims nothing. Words of area `design`. */
export function TourOffer({ onShow, onDismiss }: TourOfferProps) {
  const { t } = useTranslation()
  return (
    <Pill>
      <Button variant="quiet" minW={0} whiteSpace="normal" lineHeight="short" onClick={onShow}>
        {t('design.tourOffer.show')}
      </Button>
      <IconButton label={t('design.tourOffer.dismiss')} onClick={onDismiss}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Pill>
  )
}
