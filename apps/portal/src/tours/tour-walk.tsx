import { Tour } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useState } from 'react'
import { useUser } from '../session/session.ts'
import { saveDone } from './flags.ts'
import { stepsFor, visible } from './tour-steps.ts'
import type { TourName } from './tour-table.ts'

export interface TourWalkProps {
  tour: TourName
  onEnd: () => void
  /** Called where no step of the tour is on the page. */
  onNone: () => void
}

/** Runs the tour of the open screen, once. */
export function TourWalk({ tour, onEnd, onNone }: TourWalkProps) {
  const { t } = useTranslation()
  const user = useUser()
  const [stops] = useState(() => stepsFor(tour, user))
  const walked = stops.length > 0
  useEffect(() => {
    if (!walked) return undefined
    // Leaving the screen ends the tour, too.
    return () => saveDone(user.id, tour)
  }, [walked, user.id, tour])
  useEffect(() => {
    if (!walked) onNone()
  }, [walked, onNone])
  if (!walked) return null
  const steps = stops.map(({ at, title, text }) => ({
    id: at,
    title: t(title),
    text: t(text),
    target: () => visible(at),
  }))
  return <Tour steps={steps} onEnd={onEnd} />
}
