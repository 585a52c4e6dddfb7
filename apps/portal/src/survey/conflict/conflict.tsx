import { Flex } from '@chakra-ui/react'
import { Alert, AnswerConflict, Button, type ProgressStep } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { outbox } from '../../outbox/browser-outbox.ts'
import { useUser } from '../../session/session.ts'
import type { ExerciseState } from '../exercise-state.ts'

export interface ConflictProps {
  /** The id of the attempt. */
  test: number
  /** The exercises with two answers. */
  conflicts: readonly ExerciseState[]
  /** The id of the exercise on the screen. */
  current: number
  steps: readonly ProgressStep[]
  onSelect: (id: number) => void
  /** Called after a choice, whose button is gone: takes the focus. */
  onChosen: () => void
}

/** The two answers of the exercise on the screen, where it has two, and the way to other exercises that have. */
export function Conflict({ test, conflicts, current, steps, onSelect, onChosen }: ConflictProps) {
  const { t } = useTranslation()
  const { id: user } = useUser()
  const here = conflicts.find(({ exercise }) => exercise.id === current)
  const others = conflicts.filter((one) => one !== here)
  const { draft } = here ?? {}
  return (
    <>
      {here && draft?.newer && (
        <AnswerConflict
          key={current}
          exercise={here.exercise}
          own={here.answer}
          ownAt={new Date(draft.edited)}
          newer={draft.newer}
          onChoose={(which) => {
            outbox.choose({ user, test, exercise: current }, which)
            onChosen()
          }}
        />
      )}
      {others.length > 0 && (
        <Alert status="warning" w="full" maxW="prose" mx="auto">
          <output>{t('answer-conflict.elsewhere')}</output>
          <Flex gap={2} mt={2} wrap="wrap">
            {others.map(({ exercise: { id } }) => (
              <Button key={id} onClick={() => onSelect(id)}>
                {steps.find((step) => step.id === String(id))?.label}
              </Button>
            ))}
          </Flex>
        </Alert>
      )}
    </>
  )
}
