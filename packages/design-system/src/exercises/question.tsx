import { chakra } from '@chakra-ui/react'
import type { Exercise } from '@the-house/domain'
import { useId, type ReactNode } from 'react'
import { Html } from '../html/html.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ExerciseMedia } from './exercise-media.tsx'

const Fieldset = chakra('fieldset', { base: { minW: 0, w: 'full', border: 'none', p: 0, m: 0 } })
const Legend = chakra('legend', {
  base: { display: 'block', w: 'full', p: 0, mb: 4, textStyle: 'exercise', '[data-lesson] &': { mb: 3 } },
})
/** The picture stands above the answers, or beside them where there is room. */
const Body = chakra('div', {
  base: {
    '[data-pictured] &': {
      '@container exercise (min-width: 36rem)': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: { base: 4, lg: 8 },
        alignItems: 'start',
      },
    },
  },
})
const Hint = chakra('p', {
  base: {
    mb: 3,
    textStyle: 'small',
    color: 'fg.muted',
    '&[data-paper]': { display: 'none', '@media print': { display: 'block' } },
  },
})

export interface QuestionProps {
  exercise: Exercise
  /** The instruction, one short sentence. */
  hint?: string | undefined
  /** The instruction on paper, where nothing can be pressed; default: `hint`. */
  onPaper?: string | undefined
  children: ReactNode
}

/** The question as the accessible name of its answers, with its media beside it. */
export function Question({ exercise, hint, onPaper, children }: QuestionProps) {
  const hintId = useId()
  return (
    <Fieldset aria-describedby={hint ? hintId : undefined}>
      <Legend lang="en">
        {exercise.question ? <Html html={exercise.question} /> : <VisuallyHidden>{exercise.title}</VisuallyHidden>}
      </Legend>
      <Body>
        <ExerciseMedia exercise={exercise} />
        <div>
          {hint && (
            <Hint id={hintId} data-print={onPaper ? 'none' : undefined}>
              {hint}
            </Hint>
          )}
          {onPaper && <Hint data-paper="">{onPaper}</Hint>}
          {children}
        </div>
      </Body>
    </Fieldset>
  )
}
