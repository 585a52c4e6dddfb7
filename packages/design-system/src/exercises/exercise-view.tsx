import { Heading, Stack } from '@chakra-ui/react'
import type { Answer, Exercise } from '@the-house/domain'
import { useEffect, useRef, type Ref } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { exerciseWidgets } from './registry.ts'
import { ResultNote } from './result-note/result-note.tsx'
import type { ExerciseStatus, WidgetProps } from './widget.ts'

export interface ExerciseViewProps extends Pick<WidgetProps, 'shortcuts' | 'onSubmit' | 'onPause'> {
  exercise: Exercise
  answer: Answer
  onChange: (answer: Answer) => void
  status: ExerciseStatus
  /** The title, which takes the focus when another exercise is shown (tabIndex -1). */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/**
 * One exercise: its title, question, media and answer, and once it is verified what became of it.
 * Suspends while the widget of its type is loaded.
 */
export function ExerciseView({ exercise, answer, status, headingRef, ...rest }: ExerciseViewProps) {
  const { announce, region } = useLiveRegion()
  const note = useRef<HTMLElement>(null)
  const last = useRef({ id: exercise.id, status })
  const Widget = exerciseWidgets[exercise.type]
  useEffect(() => {
    const before = last.current
    last.current = { id: exercise.id, status }
    // Only Verify leads to the result; looking at an earlier exercise does not.
    const wasOpen = before.status === 'open' || before.status === 'disabled'
    if (before.id === exercise.id && wasOpen) note.current?.focus()
  }, [exercise.id, status])
  return (
    <Stack as="article" gap={5} w="full" maxW="prose" mx="auto">
      <Heading as="h2" ref={headingRef} tabIndex={-1} textStyle="heading" lang="en">
        {exercise.title}
      </Heading>
      <Widget key={exercise.id} {...rest} exercise={exercise} value={answer} status={status} announce={announce} />
      {status !== 'open' && status !== 'disabled' && (
        <ResultNote ref={note} exercise={exercise} answer={answer} status={status} />
      )}
      {region}
    </Stack>
  )
}
