import { IconButton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { CircleHelp } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { askAllAgain, isDue, type TourName } from '../../tours/flags.ts'
import { onceOpened, roomy } from '../../tours/opening.ts'
import type { TourWalkProps } from '../../tours/tour-walk.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lazyScreen } from '../lazy-screen.tsx'

const walk = lazyScreen<TourWalkProps>(
  () => import('../../tours/tour-walk.tsx').then((module) => module.TourWalk),
  'tour',
)

/**
 * Starts the tour of a screen by itself for new users, and on request. Give it a key that changes with the route.
 * Phones have no tours, so there is no button: the footer links to the guides.
 */
export function Help({ tour }: { tour: TourName | undefined }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const [, go] = useLocation()
  const [walking, setWalking] = useState<'due' | 'asked' | null>(null)
  useEffect(() => {
    if (!tour || !isDue(id, tour) || !matchMedia(roomy).matches) return undefined
    return onceOpened(() => setWalking((before) => before ?? 'due'))
  }, [id, tour])

  function ask() {
    askAllAgain()
    if (tour) setWalking('asked')
    // Without a step to show, open the guides instead.
    else go(paths.tutorial)
  }

  return (
    <>
      <IconButton
        label={t('common.menu.help')}
        data-tour="help"
        display={{ base: 'none', md: 'inline-flex' }}
        onClick={ask}
      >
        <CircleHelp size={22} aria-hidden="true" />
      </IconButton>
      {tour && walking && (
        <ErrorBoundary>
          <Suspense>
            <walk.Screen key={walking} tour={tour} asked={walking === 'asked'} onEnd={() => setWalking(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
