import { Tour } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useState } from 'react'
import { useUser } from '../session/session.ts'
import { keepDone, type TourName } from './flags.ts'
import { isTaken } from './opening.ts'
import { stopsFor, visible } from './stops.ts'

export interface TourWalkProps {
  tour: TourName
  /** Whether somebody asked for it; else it gives way to whatever has begun meanwhile. */
  asked: boolean
  onEnd: () => void
}

/** Shows the user around the screen that is open, once. */
export function TourWalk({ tour, asked, onEnd }: TourWalkProps) {
  const { t } = useTranslation()
  const user = useUser()
  const [stops] = useState(() => (asked || !isTaken() ? stopsFor(tour, user) : []))
  const walked = stops.length > 0
  useEffect(() => {
    if (!walked) return undefined
    // Going elsewhere ends it too.
    return () => keepDone(user.id, tour)
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
