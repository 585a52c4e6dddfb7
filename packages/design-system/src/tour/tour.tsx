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
import { useReturnFocus } from './use-return-focus.ts'

export interface TourProps {
  /** In order; at least one. */
  steps: readonly TourStep[]
  /** Called when the tour is finished, or closed by Escape, the close button, or a click outside. */
  onEnd: () => void
}

const detailsOf = ({ id, title, text, target }: TourStep): TourStepDetails => ({
  id,
  type: 'tooltip',
  title,
  description: text,
  target,
})

/** A guided tour of a screen, step by step, from when it is mounted. The arrow keys go forward and back. */
export function Tour({ steps, onEnd }: TourProps) {
  const { t } = useTranslation()
  useReturnFocus()
  const [details] = useState(() => steps.map(detailsOf))
  const tour = useTour({
    steps: details,
    spotlightRadius: 12,
    spotlightOffset: { x: 6, y: 6 },
    onStatusChange: ({ status }) => {
      // The state machine reports both: left on the last step, and completed.
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
            {/* The same button for all steps, so that it keeps the focus. */}
            <Button variant="primary" onClick={lastStep ? onEnd : tour.next}>
              {t(lastStep ? 'tour.done' : 'tour.next')}
            </Button>
          </Actions>
          {/* Last in the DOM, so that the initial focus is on the next button. */}
          <IconButton label={t('tour.close')} data-part="close" onClick={onEnd}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Sheet>
      </Place>
    </Ark.Root>,
    document.body,
  )
}
