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
import { Suspense, useId } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { ExerciseView } from '../exercises/exercise-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { presentable, shapeOf } from './presentable.ts'
import { useTrial, type Mark } from './use-trial.ts'

const Why = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', mt: 1.5 } })

export interface ExerciseTrialProps {
  draft: ExerciseDraft
  /** The URL of a file of the exercise; default: its key is its URL. */
  addressOf?: AddressOf | undefined
  /** Marks an answer by the draft's answer key; without it an answer can only be submitted. */
  onTry?: ((answer: Answer) => Promise<Mark>) | undefined
}

/** An exercise of which not all may be written, in the student's own widget, to be tried. */
export function ExerciseTrial({ draft, addressOf, onTry }: ExerciseTrialProps) {
  const { t } = useTranslation()
  const id = useId()
  const words = { untitled: t('exercise-editor.preview.untitled'), missing: t('exercise-editor.preview.missing') }
  const shown = presentable(shownExercise(draft, addressOf), words)
  const marked = presentable(markedExercise(draft, addressOf), words)
  const shape = shapeOf(shown)
  const { trial, answer, verify, again } = useTrial(shape, JSON.stringify(ownColumns(draft)), onTry)
  const { status, mark } = trial
  const isOpen = status === 'open'
  const empty = isEmptyAnswer(shown, trial.answer)
  return (
    <Suspense fallback={<Skeleton h="14rem" />}>
      <Stack gap={4}>
        <ExerciseView
          key={shape}
          exercise={mark ? { ...marked, ...mark } : shown}
          answer={trial.answer}
          onChange={answer}
          status={status}
          shortcuts={false}
        />
        {trial.failed && <Alert status="warning">{t('exercise-editor.preview.failed')}</Alert>}
        <Box>
          {isOpen ? (
            <Button
              aria-disabled={empty || undefined}
              aria-describedby={empty ? `${id}-why` : undefined}
              onClick={() => !empty && verify()}
            >
              {t('exercise-editor.preview.verify')}
            </Button>
          ) : (
            <Button loading={status === 'disabled'} onClick={again}>
              {t('exercise-editor.preview.again')}
            </Button>
          )}
          {isOpen && empty && <Why id={`${id}-why`}>{t('exercise-editor.preview.first')}</Why>}
        </Box>
      </Stack>
    </Suspense>
  )
}
