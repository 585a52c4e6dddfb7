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
  /** When the time is over: milliseconds since 1970, or an instant of the wire. */
  endsAt: number | string
  /** By how much the server's clock is ahead of the device's, in milliseconds. */
  offsetMs?: number
  /** The server's time itself, where the device's clock is not to be trusted; keep its identity. */
  now?: (() => number) | undefined
  /** Whether its user does not want to see it. */
  hidden?: boolean
  /** Offers to hide it. */
  onHiddenChange?: ((hidden: boolean) => void) | undefined
  /** The time is over; once, also where it was over from the beginning. */
  onEnd?: (() => void) | undefined
}

/** The time that is left of a test, by the server's clock. It is said aloud at 10, 5 and 1 minutes and at 30 s. */
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
