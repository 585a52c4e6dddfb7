import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { tone } from '../audio-player/tone.ts'
import about from './exercise-media.about.tsx'
import { ExerciseMedia } from './exercise-media.tsx'
import { exerciseWith, picture } from './fixtures.ts'
import { preloadExerciseWidgets } from './registry.ts'

const meta = {
  title: 'Exercises/ExerciseMedia',
  component: ExerciseMedia,
  tags: ['staff'],
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: exerciseWith(picture) },
} satisfies Meta<typeof ExerciseMedia>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /small white house/ })).toBeVisible()
  },
}
export const Recording: Story = { args: { exercise: exerciseWith({ audio_extra: { url: tone(3) } }) } }
export const Both: Story = { args: { exercise: exerciseWith({ ...picture, audio_extra: { url: tone(3) } }) } }
