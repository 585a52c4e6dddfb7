import { chakra, Heading, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ChevronRight } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'
import type { ProgressStep, StepState } from '../segmented-progress/step-state.ts'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: 2, listStyle: 'none' } })
const Words = chakra('span', {
  base: { flex: '1', minW: 0, textAlign: 'start', overflowWrap: 'anywhere', fontWeight: 'medium' },
})

const Place = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

const tones: Record<StepState, 'plain' | 'right' | 'wrong' | 'warning'> = {
  open: 'plain',
  answered: 'plain',
  correct: 'right',
  wrong: 'wrong',
  waiting: 'warning',
}

export interface ReviewListProps {
  title: string
  steps: ProgressStep[]
  onReview: (id: string) => void
}

/** Exercises to review, each with a link back to it. */
export function ReviewList({ title, steps, onReview }: ReviewListProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={3} w="full">
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      <List>
        {steps.map(({ id, label, title: name, state }) => (
          <li key={id}>
            <Button w="full" borderColor="border" flexWrap="wrap" py={2} onClick={() => onReview(id)}>
              <Words>
                {name && <Place>{label}</Place>}
                {name ? <span lang="en">{name}</span> : label}
              </Words>
              <Chip tone={tones[state]}>{t(`learning.progress.state.${state}`)}</Chip>
              <ChevronRight size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </List>
    </Stack>
  )
}
