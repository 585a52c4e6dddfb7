import { chakra } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useCountdown } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Eye, EyeOff, Hourglass, Timer } from 'lucide-react'
import { useCallback } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { countdownRecipe } from './countdown-recipe.ts'
import { Figures } from './figures.tsx'
import { useEnd, useMoments } from './use-moments.ts'

const Box = chakra('div', countdownRecipe)

export interface CountdownProps {
  /** The end: milliseconds since 1970, or an ISO instant of the API. */
  endsAt: number | string
  /** The server's clock minus the device's clock, in milliseconds. */
  offsetMs?: number
  /** The server time, where the device's clock is not reliable; pass a stable function. */
  now?: (() => number) | undefined
  /** Whether the user has hidden the time. */
  hidden?: boolean
  /** Called when the user hides or shows the time; without it there is no button to do so. */
  onHiddenChange?: ((hidden: boolean) => void) | undefined
  /** Called once when the time is over, also if it was over from the start. */
  onEnd?: (() => void) | undefined
}

/** The remaining time of a test by the server's clock. Screen readers hear it at 10, 5 and 1 minutes and at 30 s. */
export function Countdown(props: CountdownProps) {
  const { endsAt, offsetMs = 0, now, hidden = false, onHiddenChange, onEnd } = props
  const { t } = useTranslation()
  const { announce, region } = useLiveRegion()
  const end = typeof endsAt === 'number' ? endsAt : Date.parse(endsAt)
  const shifted = useCallback(() => Date.now() + offsetMs, [offsetMs])
  const left = useCountdown(end, { now: now ?? shifted })
  useMoments(left, hidden, announce)
  useEnd(left === 0 ? end : null, onEnd)
  const last = left < limits.lastMinutes * 60
  const Sign = last ? Hourglass : Timer
  const note = left === 0 ? t('timed.left.over') : last ? t('timed.left.last') : t('timed.left.label')
  return (
    <Box data-part="countdown" data-last={last && !hidden ? '' : undefined}>
      <Sign size={22} aria-hidden="true" />
      <Figures left={left} note={note} hidden={hidden} />
      {onHiddenChange && (
        <IconButton label={t('timed.left.hide')} aria-pressed={hidden} onClick={() => onHiddenChange(!hidden)}>
          {hidden ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      )}
      {region}
    </Box>
  )
}
