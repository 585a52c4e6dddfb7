import { Flex, Stack } from '@chakra-ui/react'
import { noAnswer, type Answer, type Exercise } from '@the-house/domain'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ignore } from '../about/ignore.ts'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { Countdown } from '../countdown/countdown.tsx'
import { ExerciseView } from '../exercises/exercise-view.tsx'
import { multipleExercise, shortExercise, uniqueMarked } from '../exercises/fixtures.ts'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import type { ExerciseStatus } from '../exercises/widget.ts'
import { FeedbackView } from '../feedback-view/feedback-view.tsx'
import { SavedState } from '../saved-state/saved-state.tsx'
import type { ProgressStep, StepState } from '../segmented-progress/step-state.ts'
import { SegmentedProgress } from '../segmented-progress/segmented-progress.tsx'

/**
 * The progress is above, the exercise in the middle, the actions below. Verify is disabled until there is an answer,
 * and says why. Afterwards the focus moves to the result, and the same button continues. On phones the bar is not
 * sticky, so that the on-screen keyboard never covers it. At the end: the result, what to review, and the next steps.
 */
const meta = {
  title: 'Patterns/Exercise flow',
  loaders: [() => preloadExerciseWidgets()],
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const course: readonly Exercise[] = [uniqueMarked, shortExercise, multipleExercise]

/** The exercises of a topic, named as the screens name them. */
function useSteps(states: readonly StepState[]): ProgressStep[] {
  const { t } = useTranslation()
  return states.map((state, index) => ({
    id: String(index + 1),
    label: t('test.position', { number: index + 1, total: states.length }),
    state,
  }))
}

interface DeskProps {
  at: number
  states: readonly StepState[]
  start?: Answer
  status?: ExerciseStatus
  timed?: boolean
}

function Desk({ at, states, start = noAnswer, status = 'open', timed = false }: DeskProps) {
  const { t } = useTranslation()
  const steps = useSteps(states)
  const [answer, setAnswer] = useState(start)
  const [now, setNow] = useState(status)
  const exercise = course[at] ?? uniqueMarked
  const empty = answer.alternatives.length === 0
  const verify = () => setNow(answer.alternatives[0] === 1 ? 'correct' : 'wrong')
  return (
    <Stack gap={6} maxW="prose" mx="auto">
      <Flex gap={4} align="center" wrap="wrap">
        <Stack flex="1 1 14rem">
          <SegmentedProgress steps={steps} current={String(at + 1)} onSelect={ignore} />
        </Stack>
        {timed && <Countdown endsAt={5_400_000} now={() => 3_060_000} onHiddenChange={ignore} />}
      </Flex>
      <ExerciseView exercise={exercise} answer={answer} onChange={setAnswer} status={now} />
      <BottomBar
        primary={
          now === 'open'
            ? { label: t('test.verify'), onPress: verify }
            : { label: t('test.next'), onPress: () => setNow('open') }
        }
        reason={now === 'open' && empty ? t('test.emptyReason') : undefined}
        status={<SavedState state={empty ? 'empty' : 'saved'} at={new Date(2026, 2, 2, 14, 2)} />}
      />
    </Stack>
  )
}

function Feedback() {
  return (
    <FeedbackView
      result={{ total: 3, correct: 2, wrong: 1, blank: 0, waiting: 0, percentage: 67 }}
      steps={useSteps(['correct', 'wrong', 'correct'])}
      onReview={ignore}
      earned={20}
      onRetryMistakes={ignore}
      onContinue={ignore}
    />
  )
}

export const Beginning: Story = { render: () => <Desk at={0} states={['open', 'open', 'open']} /> }
/** From an empty answer to its result, by pointer. */
export const ToTheResult: Story = {
  render: () => <Desk at={0} states={['open', 'open', 'open']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const main = canvas.getByRole('button', { name: i18n.t('test.verify') })
    await expect(main).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('radio', { name: /grey stone/ }))
    await userEvent.click(main)
    await waitFor(() => expect(canvas.getByText(i18n.t('feedback.exercise.correct'))).toBeVisible())
  },
}
export const AgainstTheClock: Story = {
  render: () => <Desk at={1} states={['answered', 'open', 'open']} timed />,
}
export const Result: Story = { render: () => <Feedback /> }
