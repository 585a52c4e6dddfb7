import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'

const Strip = chakra('aside', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    px: 4,
    py: 2,
    bg: 'warning.subtle',
    color: 'fg',
    borderBottom: '2px solid',
    borderColor: 'warning',
    textStyle: 'small',
    '& > svg': { flexShrink: 0, color: 'warning' },
    '& > p': { minW: 0, overflowWrap: 'anywhere' },
  },
})

export type DemoBannerProps = Omit<ComponentProps<typeof Strip>, 'children' | 'aria-label'>

/** The strip above every page of a demonstration that strangers can reach. Words of area `demonstration`. */
export function DemoBanner(props: DemoBannerProps) {
  const { t } = useTranslation()
  return (
    <Strip {...props} aria-label={t('demonstration.label')}>
      <TriangleAlert size={20} aria-hidden="true" />
      <p>{t('demonstration.text')}</p>
    </Strip>
  )
}
