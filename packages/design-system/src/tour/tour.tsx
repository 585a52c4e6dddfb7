import { Tour as Ark, useTour, type TourStepDetails } from '@ark-ui/react/tour'
import { Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Actions, Cover, Light, Place, Sheet } from './tour-parts.ts'
import type { TourStep } from './tour-step.ts'
import { useFocusBack } from './use-focus-back.ts'

export interface TourProps {
  /** In order; at least one. */
  steps: readonly TourStep[]
  /** It was walked to its end, or left: by Escape, the cross, or a press beside it. */
  onEnd: () => void
}

const detailsOf = ({ id, title, text, target }: TourStep): TourStepDetails => ({
  id,
  type: 'tooltip',
  title,
  description: text,
  target,
})

/** Leads through a screen stop by stop, from when it is shown. The arrow keys go on and back. */
export function Tour({ steps, onEnd }: TourProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [details] = useState(() => steps.map(detailsOf))
  const tour = useTour({
    steps: details,
    spotlightRadius: 12,
    spotlightOffset: { x: 6, y: 6 },
    onStatusChange: ({ status }) => {
      // The machine tells both that the last step was left and that all were seen.
      if (status === 'dismissed' || status === 'not-found') onEnd()
    },
  })
  const { start } = tour
  const [begin] = useState(() => start)
  useEffect(() => begin(), [begin])
  const { firstStep, lastStep, stepIndex, totalSteps, open } = tour

  return createPortal(
    <Ark.Root tour={tour}>
      {open && <Cover />}
      <Light />
      <Place>
        <Sheet>
          <Ark.Title asChild>
            <h2>{tour.step?.title}</h2>
          </Ark.Title>
          <Ark.Description asChild>
            <p>{tour.step?.description}</p>
          </Ark.Description>
          <Actions>
            <Text textStyle="small" color="fg.muted" me="auto">
              {t('tour.progress', { number: stepIndex + 1, total: totalSteps })}
            </Text>
            {!firstStep && (
              <Button variant="quiet" onClick={tour.prev}>
                {t('tour.back')}
              </Button>
            )}
            {/* One button, so that the focus stays on it from stop to stop. */}
            <Button variant="primary" onClick={lastStep ? onEnd : tour.next}>
              {t(lastStep ? 'tour.done' : 'tour.next')}
            </Button>
          </Actions>
          {/* Last, so that the focus comes to the way on. */}
          <IconButton label={t('tour.close')} data-part="close" onClick={onEnd}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Sheet>
      </Place>
    </Ark.Root>,
    document.body,
  )
}
