import { chakra, HStack } from '@chakra-ui/react'
import {
  isMarkedByTeacher,
  answerByKey,
  isEmptyAnswer,
  markedExercise,
  type AddressOf,
  type Answer,
  type ExerciseDraft,
} from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { sanitize } from '../html/sanitize.ts'
import { ExerciseView } from '../exercises/exercise-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ExerciseTrial } from './exercise-trial.tsx'
import { presentable, shapeOf } from './presentable.ts'
import type { Mark } from './use-trial.ts'

const Sheet = chakra('section', {
  base: {
    p: { base: 4, md: 5 },
    bg: 'bg',
    border: '1.5px dashed',
    borderColor: 'border.strong',
    borderRadius: 'card',
    minW: 0,
  },
})
const Title = chakra('h2', { base: { textStyle: 'label', color: 'fg.muted' } })
const Switch = chakra(Button, { base: { '&[aria-pressed=true]': { bg: 'accent.subtle', borderColor: 'accent' } } })
const Why = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', mt: 1.5 } })

export interface PreviewProps {
  draft: ExerciseDraft
  addressOf?: AddressOf | undefined
  /** Marks an answer by the draft's answer key; without it an answer can only be submitted. */
  onTry?: ((answer: Answer) => Promise<Mark>) | undefined
}

/** The exercise in the student's own widget, to try it or to see its right answer. */
export function Preview({ draft, addressOf, onTry }: PreviewProps) {
  const { t } = useTranslation()
  const id = useId()
  const [solved, setSolved] = useState(false)
  const words = { untitled: t('exercise-editor.preview.untitled'), missing: t('exercise-editor.preview.missing') }
  const marked = presentable(markedExercise(draft, sanitize, addressOf), words)
  const key = answerByKey(draft)
  const open = isMarkedByTeacher(draft.type)
  return (
    <Sheet aria-labelledby={id}>
      <HStack justify="space-between" wrap="wrap" mb={4}>
        <Title id={id}>{t('exercise-editor.preview.label')}</Title>
        <HStack gap={2}>
          <Switch aria-pressed={!solved} onClick={() => setSolved(false)}>
            {t('exercise-editor.preview.try')}
          </Switch>
          <Switch aria-pressed={solved} onClick={() => setSolved(true)}>
            {t('exercise-editor.preview.solved')}
          </Switch>
        </HStack>
      </HStack>
      <Suspense fallback={<Skeleton h="14rem" />}>
        {solved && isEmptyAnswer(marked, key) && <Why>{t('exercise-editor.preview.noKey')}</Why>}
        {solved && !isEmptyAnswer(marked, key) && (
          <ExerciseView
            key={`${shapeOf(marked)} solved`}
            exercise={{ ...marked, correct: open ? null : true, credit: open ? null : 100 }}
            answer={key}
            onChange={() => undefined}
            status={open ? 'answered' : 'correct'}
          />
        )}
        {!solved && <ExerciseTrial draft={draft} addressOf={addressOf} onTry={onTry} />}
      </Suspense>
    </Sheet>
  )
}
