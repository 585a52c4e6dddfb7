import { IconButton, type TourOfferProps } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../page/paths.ts'
import { usePreviewed, useUser } from '../../session/session.ts'
import { askAllAgain, isOffered, saveDone, takeRequest } from '../../tours/flags.ts'
import { isClaimed, onceLoaded, onceOpened, roomy } from '../../tours/opening.ts'
import type { TourName } from '../../tours/tour-table.ts'
import type { TourWalkProps } from '../../tours/tour-walk.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lazyScreen } from '../lazy-screen.tsx'

const walk = lazyScreen<TourWalkProps>(
  () => import('../../tours/tour-walk.tsx').then((module) => module.TourWalk),
  'tour',
)
/** Left out where its chunk does not load: the page works without it. */
const Offer = lazy(async (): Promise<{ default: ComponentType<TourOfferProps> }> => {
  const module = await import('../../tours/tour-offer.ts').catch(() => null)
  return { default: module?.TourOffer ?? (() => null) }
})

/**
 * Offers the tour of a screen to new users, and starts it on request. Give it a key that changes with the route. Phones
 * have no tours, so there is no button: the footer links to the guides.
 */
export function Help({ tour }: { tour: TourName | null }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const isPreview = usePreviewed()
  const [, go] = useLocation()
  const [state, setState] = useState<'offered' | 'asked' | 'walking' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!tour || isPreview || !matchMedia(roomy).matches) return undefined
    return onceOpened(() => {
      const starts = takeRequest(tour) && !isClaimed()
      const next = starts ? 'walking' : isOffered(id, tour) ? 'offered' : null
      setState((before) => before ?? next)
    })
  }, [id, tour, isPreview])
  const asked = state === 'asked'
  useEffect(() => (asked ? onceLoaded(() => setState('walking')) : undefined), [asked])

  /** Opens the guides instead, where there is no step to show. */
  const showGuides = () => go(paths.tutorial)
  function ask() {
    if (!isPreview) askAllAgain()
    if (tour) setState('asked')
    else showGuides()
  }
  /** Ends the offer; the focus stays near, and returns here after a tour. */
  function decide(wanted: boolean) {
    button.current?.focus()
    if (tour && !wanted) saveDone(id, tour)
    setState(wanted ? 'asked' : null)
  }

  return (
    <>
      {state === 'offered' && (
        <Suspense>
          <Offer onShow={() => decide(true)} onDismiss={() => decide(false)} />
        </Suspense>
      )}
      <IconButton
        ref={button}
        label={t('common.menu.help')}
        data-tour="help"
        display={{ base: 'none', md: 'inline-flex' }}
        onClick={ask}
      >
        <CircleHelp size={22} aria-hidden="true" />
      </IconButton>
      {tour && state === 'walking' && (
        <ErrorBoundary>
          <Suspense>
            <walk.Screen tour={tour} onEnd={() => setState(null)} onNone={showGuides} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
