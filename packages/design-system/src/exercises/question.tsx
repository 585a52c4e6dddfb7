import { chakra } from '@chakra-ui/react'
import type { Exercise } from '@the-house/domain'
import { useId, type ReactNode } from 'react'
import { Html } from '../html/html.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ExerciseMedia } from './exercise-media.tsx'

const Fieldset = chakra('fieldset', { base: { minW: 0, w: 'full', border: 'none', p: 0, m: 0 } })
const Legend = chakra('legend', { base: { display: 'block', w: 'full', p: 0, mb: 4, textStyle: 'exercise' } })
const Hint = chakra('p', { base: { mb: 3, textStyle: 'small', color: 'fg.muted' } })

export interface QuestionProps {
  exercise: Exercise
  /** The instruction, one short sentence. */
  hint?: string | undefined
  children: ReactNode
}

/** The question as the accessible name of its answers, with its media beside it. */
export function Question({ exercise, hint, children }: QuestionProps) {
  const hintId = useId()
  return (
    <Fieldset aria-describedby={hint ? hintId : undefined}>
      <Legend lang="en">
        {exercise.question ? <Html html={exercise.question} /> : <VisuallyHidden>{exercise.title}</VisuallyHidden>}
      </Legend>
      <ExerciseMedia exercise={exercise} />
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children}
    </Fieldset>
  )
}
