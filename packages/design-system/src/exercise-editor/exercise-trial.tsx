import { Box, chakra, Stack } from '@chakra-ui/react'
import {
  isEmptyAnswer,
  markedExercise,
  ownColumns,
  shownExercise,
  type AddressOf,
  type Answer,
  type ExerciseDraft,
} from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense, useId, type ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { ExerciseView } from '../exercises/exercise-view.tsx'
import { sanitize } from '../html/sanitize.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { presentable, shapeOf } from './presentable.ts'
import { useTrial, type Mark } from './use-trial.ts'

const Why = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', mt: 1.5 } })

/** The parts of a trial, to be laid out. */
export interface TrialParts {
  /** The exercise; below it, that it could not be marked. */
  exercise: ReactNode
  /** Whether it can be answered; else it was, and can be tried again. */
  open: boolean
  /** Whether its answer is being marked. */
  marking: boolean
  /** Whether there is nothing to verify yet. */
  empty: boolean
  verify: () => void
  again: () => void
}

export interface ExerciseTrialProps {
  draft: ExerciseDraft
  /** The URL of a file of the exercise; default: its key is its URL. */
  addressOf?: AddressOf | undefined
  /** Marks an answer by the draft's answer key; without it an answer can only be submitted. */
  onTry?: ((answer: Answer) => Promise<Mark>) | undefined
  /** Lays out the exercise and its actions; default: a button below it. */
  children?: (parts: TrialParts) => ReactNode
}

/** An exercise of which not all may be written, in the student's own widget, to be tried. */
export function ExerciseTrial({ draft, addressOf, onTry, children }: ExerciseTrialProps) {
  const { t } = useTranslation()
  const words = { untitled: t('exercise-editor.preview.untitled'), missing: t('exercise-editor.preview.missing') }
  const shown = presentable(shownExercise(draft, sanitize, addressOf), words)
  const marked = presentable(markedExercise(draft, sanitize, addressOf), words)
  const shape = shapeOf(shown)
  const { trial, answer, verify, again } = useTrial(shape, JSON.stringify(ownColumns(draft)), onTry)
  const { status, mark } = trial
  const parts: TrialParts = {
    exercise: (
      <Suspense fallback={<Skeleton h="14rem" />}>
        <ExerciseView
          key={shape}
          exercise={mark ? { ...marked, ...mark } : shown}
          answer={trial.answer}
          onChange={answer}
          status={status}
          shortcuts={false}
        />
        {trial.failed && <Alert status="warning">{t('exercise-editor.preview.failed')}</Alert>}
      </Suspense>
    ),
    open: status === 'open',
    marking: status === 'disabled',
    empty: isEmptyAnswer(shown, trial.answer),
    verify,
    again,
  }
  return children ? children(parts) : <Below {...parts} />
}

/** The action in a button of its own below the exercise. */
function Below({ exercise, open, marking, empty, verify, again }: TrialParts) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack gap={4}>
      {exercise}
      <Box>
        {open ? (
          <Button
            aria-disabled={empty || undefined}
            aria-describedby={empty ? `${id}-why` : undefined}
            onClick={() => !empty && verify()}
          >
            {t('exercise-editor.preview.verify')}
          </Button>
        ) : (
          <Button loading={marking} onClick={again}>
            {t('exercise-editor.preview.again')}
          </Button>
        )}
        {open && empty && <Why id={`${id}-why`}>{t('exercise-editor.preview.first')}</Why>}
      </Box>
    </Stack>
  )
}
