import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'

const Bar = chakra('section', {
  base: {
    // Not sticky on phones: there it stands below what scrolls (Lesson), or the on-screen keyboard would cover it.
    position: { base: 'static', md: 'sticky' },
    bottom: 0,
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    py: 3,
    px: { base: 0, md: 4 },
    bg: { base: 'transparent', md: 'bg.surface' },
    borderTop: '1px solid',
    borderColor: 'border',
    '[data-lesson] &': { position: 'static', px: 0, py: 2.5, rowGap: 2, bg: 'transparent', border: 'none', minH: 16 },
  },
})
const Status = chakra('div', { base: { flex: { base: '1 0 100%', sm: '1' }, minW: 0 } })
const Reason = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface BottomBarAction {
  label: string
  onPress: () => void
  loading?: boolean | undefined
}

export interface BottomBarProps {
  /** Verify, Next or Finish. */
  primary: BottomBarAction
  skip?: BottomBarAction | undefined
  /** Why the primary action is disabled: it stays focusable and says so. */
  reason?: string | undefined
  /** The saved state. */
  status?: ReactNode
}

/** The actions of an exercise. */
export function BottomBar({ primary, skip, reason, status }: BottomBarProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Bar aria-label={t('learning.bottomBar.label')}>
      <Status>
        {status}
        {reason && <Reason id={id}>{reason}</Reason>}
      </Status>
      {skip && (
        <Button variant="quiet" size="lg" loading={skip.loading} onClick={skip.onPress}>
          {skip.label}
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        flex={{ base: '1', sm: '0 0 auto' }}
        minW={{ sm: 40 }}
        loading={primary.loading}
        onClick={reason ? undefined : primary.onPress}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? id : undefined}
      >
        {primary.label}
      </Button>
    </Bar>
  )
}
