import type { Answer, Exercise } from '@the-house/domain'
import { useState } from 'react'
import { ExerciseView, type ExerciseViewProps } from './exercise-view.tsx'

export interface StageProps extends Pick<
  ExerciseViewProps,
  'status' | 'reader' | 'shortcuts' | 'onSubmit' | 'onPause' | 'aside'
> {
  exercise: Exercise
  /** The initial answer. */
  answer: Answer
  onChange: (answer: Answer) => void
}

/** An exercise with the state of its answer, as in a screen: for stories and tests. */
export function Stage({ answer, onChange, ...rest }: StageProps) {
  const [now, setNow] = useState(answer)
  return (
    <ExerciseView
      {...rest}
      answer={now}
      onChange={(changed) => {
        setNow(changed)
        onChange(changed)
      }}
    />
  )
}
