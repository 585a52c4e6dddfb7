import { chakra } from '@chakra-ui/react'
import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Ref } from 'react'
import { useConnected } from '../../device/connection.ts'

const Banner = chakra('output', {
  base: {
    display: 'block',
    position: 'sticky',
    top: { base: 'calc(3.5rem + var(--above, 0px))', md: 'calc(4rem + var(--above, 0px))' },
    zIndex: 6,
    bg: 'bg',
    flexShrink: 0,
    // A lesson that fills the window has its own bar below the banner, and no top bar.
    'body:has([data-lesson]) &': { position: 'static' },
  },
})

/** The banner shown while the device is offline: it says that no answer is lost, and stays in view below the top bar. */
export function OfflineBanner({ ref }: { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation()
  const connected = useConnected()
  return (
    <Banner ref={ref}>
      {!connected && (
        <Alert status="warning" py={{ base: 2, md: 3 }} borderRadius={0}>
          {t('common.offline')}
        </Alert>
      )}
    </Banner>
  )
}
