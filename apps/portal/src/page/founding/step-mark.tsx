import { Box } from '@chakra-ui/react'
import { VisuallyHidden } from '@the-house/design-system'
import type { FoundingStepState } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Circle, CircleCheck, CircleSlash } from 'lucide-react'

const looks = {
  done: { Icon: CircleCheck, color: 'right', label: 'work.done' },
  skipped: { Icon: CircleSlash, color: 'fg.muted', label: 'work.skipped' },
  open: { Icon: Circle, color: 'accent', label: 'work.open' },
} as const

/** Whether a step of the founding is done, skipped or still to do. */
export const stateOfStep = ({ done, skipped }: FoundingStepState) => (done ? 'done' : skipped ? 'skipped' : 'open')

/** The state of a step as an icon, with its words for screen readers. */
export function StepMark({ step }: { step: FoundingStepState }) {
  const { t } = useTranslation()
  const { Icon, color, label } = looks[stateOfStep(step)]
  return (
    <>
      <Box as={Icon} boxSize={5} flexShrink={0} color={color} aria-hidden="true" />
      <VisuallyHidden>{t(label)}: </VisuallyHidden>
    </>
  )
}
