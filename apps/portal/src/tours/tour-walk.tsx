import { Tour } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useState } from 'react'
import { useUser } from '../session/session.ts'
import { saveDone, type TourName } from './flags.ts'
import { isClaimed } from './opening.ts'
import { stepsFor, visible } from './tour-steps.ts'

export interface TourWalkProps {
  tour: TourName
  /** Whether the user requested it; otherwise it is skipped where the user is busy. */
  asked: boolean
  onEnd: () => void
}

/** Runs the tour of the open screen, once. */
export function TourWalk({ tour, asked, onEnd }: TourWalkProps) {
  const { t } = useTranslation()
  const user = useUser()
  const [stops] = useState(() => (asked || !isClaimed() ? stepsFor(tour, user) : []))
  const walked = stops.length > 0
  useEffect(() => {
    if (!walked) return undefined
    // Leaving the screen ends the tour, too.
    return () => saveDone(user.id, tour)
  }, [walked, user.id, tour])
  if (!walked) return null
  const steps = stops.map(({ at, title, text }) => ({
    id: at,
    title: t(title),
    text: t(text),
    target: () => visible(at),
  }))
  return <Tour steps={steps} onEnd={onEnd} />
}
