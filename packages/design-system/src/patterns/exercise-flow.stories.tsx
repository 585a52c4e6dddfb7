import { Flex, Stack } from '@chakra-ui/react'
import { noAnswer, type Answer, type Exercise } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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
 * Where one is, above; the exercise; what can be done, below. Verify waits, and says for what. After it the focus goes
 * to the result, and the same button goes on. On phones the bar is part of the flow, so that the keyboard never covers
 * it. At the end: what was achieved, what to look at again, where to go on.
 */
const meta = {
  title: 'Patterns/Exercise flow',
  loaders: [preloadExerciseWidgets],
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const course: readonly Exercise[] = [uniqueMarked, shortExercise, multipleExercise]

const steps = (states: readonly StepState[]): ProgressStep[] =>
  states.map((state, index) => ({ id: String(index + 1), label: `Exercise ${index + 1} of ${states.length}`, state }))

interface DeskProps {
  at: number
  states: readonly StepState[]
  start?: Answer
  status?: ExerciseStatus
  timed?: boolean
}

function Desk({ at, states, start = noAnswer, status = 'open', timed = false }: DeskProps) {
  const [answer, setAnswer] = useState(start)
  const [now, setNow] = useState(status)
  const exercise = course[at] ?? uniqueMarked
  const empty = answer.alternatives.length === 0
  const verify = () => setNow(answer.alternatives[0] === 1 ? 'correct' : 'wrong')
  return (
    <Stack gap={6} maxW="prose" mx="auto">
      <Flex gap={4} align="center" wrap="wrap">
        <Stack flex="1 1 14rem">
          <SegmentedProgress steps={steps(states)} current={String(at + 1)} onSelect={() => undefined} />
        </Stack>
        {timed && <Countdown endsAt={5_400_000} now={() => 3_060_000} onHiddenChange={() => undefined} />}
      </Flex>
      <ExerciseView exercise={exercise} answer={answer} onChange={setAnswer} status={now} />
      <BottomBar
        primary={
          now === 'open'
            ? { label: i18n.t('test.verify'), onPress: verify }
            : { label: i18n.t('test.next'), onPress: () => setNow('open') }
        }
        reason={now === 'open' && empty ? i18n.t('test.emptyReason') : undefined}
        status={<SavedState state={empty ? 'empty' : 'saved'} at={new Date(2026, 2, 2, 14, 2)} />}
      />
    </Stack>
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
    await waitFor(() => expect(canvas.getByText(i18n.t('exercises.result.correct'))).toBeVisible())
  },
}
export const AgainstTheClock: Story = {
  render: () => <Desk at={1} states={['answered', 'open', 'open']} timed />,
}
export const Result: Story = {
  render: () => (
    <FeedbackView
      result={{ total: 3, correct: 2, wrong: 1, blank: 0, waiting: 0, percentage: 67 }}
      steps={steps(['correct', 'wrong', 'correct'])}
      onReview={() => undefined}
      earned={20}
      onRetryMistakes={() => undefined}
      onContinue={() => undefined}
    />
  ),
}
