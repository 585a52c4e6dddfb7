import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './radio-cards.about.tsx'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  parameters: { about },
  args: {
    label: 'I am a',
    name: 'profile',
    options: [
      { value: 'STUDENT', label: 'Student' },
      { value: 'TEACHER', label: 'Teacher' },
    ],
  },
  decorators: [inForm],
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const teacher = within(canvasElement).getByLabelText('Teacher')
    await userEvent.click(teacher)
    await expect(teacher).toBeChecked()
  },
}
export const WithError: Story = { args: { error: 'Choose one of them.' } }
export const Narrow: Story = { decorators: [narrow] }
