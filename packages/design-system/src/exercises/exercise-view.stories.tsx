import { Stack } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import about from './exercise-view.about.tsx'
import { ExerciseView } from './exercise-view.tsx'
import { answerWith, picture, uniqueExercise, uniqueMarked } from './fixtures.ts'
import { preloadExerciseWidgets } from './registry.ts'
import type { ExerciseStatus } from './widget.ts'

const meta = {
  title: 'Exercises/ExerciseView',
  component: ExerciseView,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: uniqueExercise, answer: answerWith({ alternatives: [1] }), status: 'open', onChange: fn() },
} satisfies Meta<typeof ExerciseView>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { exercise: { ...uniqueExercise, ...picture } } }

/** Verify shows the result, after a moment in which the exercise is disabled. */
export const Verified: Story = {
  render: function Verifying(args) {
    const [status, setStatus] = useState<ExerciseStatus>('open')
    const next: Partial<Record<ExerciseStatus, ExerciseStatus>> = { open: 'disabled', disabled: 'correct' }
    return (
      <Stack gap={4}>
        <ExerciseView {...args} exercise={status === 'correct' ? uniqueMarked : args.exercise} status={status} />
        <Button onClick={() => setStatus(next[status] ?? status)}>Verify</Button>
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await userEvent.click(verify)
    await expect(verify).toHaveFocus()
    await userEvent.click(verify)
    await expect(await canvas.findByRole('region', { name: i18n.t('feedback.exercise.correct') })).toHaveFocus()
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
}

/** Opening an exercise that is already answered does not move the focus. */
export const Reviewed: Story = {
  args: { exercise: uniqueMarked, status: 'correct' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region')).not.toHaveFocus()
  },
}
