import { chakra, Heading } from '@chakra-ui/react'
import type { Answer, Exercise } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense, type ReactNode, type Ref } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { mediaOf } from './exercise-media.tsx'
import { exerciseWidgets, loadResultNote } from './registry.ts'
import { useMoveFocus } from './use-move-focus.ts'
import { isUnanswered, type ExerciseStatus, type WidgetProps } from './widget.ts'

const ResultNote = lazyWithRetry(loadResultNote)

const Article = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 5,
    w: 'full',
    maxW: 'prose',
    mx: 'auto',
    // Whether picture and answers fit beside each other depends on its own width: see Question.
    containerType: 'inline-size',
    containerName: 'exercise',
    '&[data-pictured]': { maxW: '60rem' },
    '[data-lesson] &': { flex: '1 0 auto', gap: 3 },
  },
})

export interface ExerciseViewProps extends Pick<WidgetProps, 'reader' | 'shortcuts' | 'onSubmit' | 'onPause'> {
  exercise: Exercise
  answer: Answer
  onChange: (answer: Answer) => void
  status: ExerciseStatus
  /** Ref of the title, which receives the focus when another exercise is shown (tabIndex -1). */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /**
   * Shown below the result of an answer that is, or was, marked wrong automatically (objection), and below a teacher's
   * correction that allows a second version.
   */
  aside?: ReactNode
}

/**
 * One exercise: title, question, media, answer and, after Verify, its result. Suspends while the widget of its type is
 * loading.
 */
export function ExerciseView({ exercise, answer, status, headingRef, aside, ...rest }: ExerciseViewProps) {
  const { announce, region } = useLiveRegion(exercise.id)
  // Only Verify moves the focus to the result; opening an earlier exercise does not.
  const note = useMoveFocus(exercise.id, isUnanswered(status))
  const Widget = exerciseWidgets[exercise.type]
  return (
    <Article data-pictured={mediaOf(exercise).images.length > 0 ? '' : undefined}>
      <Heading as="h2" ref={headingRef} tabIndex={-1} textStyle="heading" lang="en">
        {exercise.title}
      </Heading>
      <Widget key={exercise.id} {...rest} exercise={exercise} value={answer} status={status} announce={announce} />
      {!isUnanswered(status) && (
        <Suspense>
          <ResultNote ref={note} exercise={exercise} answer={answer} status={status} aside={aside} />
        </Suspense>
      )}
      {region}
    </Article>
  )
}
