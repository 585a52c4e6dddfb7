import { Heading, Stack } from '@chakra-ui/react'
import type { Answer, Exercise } from '@the-house/domain'
import { lazyAgain } from '@the-house/hooks'
import { Suspense, type ReactNode, type Ref } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { exerciseWidgets, loadResultNote } from './registry.ts'
import { useLedFocus } from './use-led-focus.ts'
import { isUnanswered, type ExerciseStatus, type WidgetProps } from './widget.ts'

const ResultNote = lazyAgain(loadResultNote)

export interface ExerciseViewProps extends Pick<WidgetProps, 'reader' | 'shortcuts' | 'onSubmit' | 'onPause'> {
  exercise: Exercise
  answer: Answer
  onChange: (answer: Answer) => void
  status: ExerciseStatus
  /** The title, which takes the focus when another exercise is shown (tabIndex -1). */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** Below what became of an answer that the machine has marked wrong, or did; below a teacher's correction that may be answered. */
  aside?: ReactNode
}

/**
 * One exercise: its title, question, media and answer, and once it is verified what became of it.
 * Suspends while the widget of its type is loaded.
 */
export function ExerciseView({ exercise, answer, status, headingRef, aside, ...rest }: ExerciseViewProps) {
  const { announce, region } = useLiveRegion()
  // Only Verify leads to the result; looking at an earlier exercise does not.
  const note = useLedFocus(exercise.id, isUnanswered(status))
  const Widget = exerciseWidgets[exercise.type]
  return (
    <Stack as="article" gap={5} w="full" maxW="prose" mx="auto">
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
    </Stack>
  )
}
