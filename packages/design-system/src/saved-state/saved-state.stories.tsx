import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import about from './saved-state.about.tsx'
import { SavedState } from './saved-state.tsx'

const at = new Date(2026, 1, 1, 14, 2)
const meta = {
  title: 'Components/SavedState',
  component: SavedState,
  args: { state: 'saved', at },
  parameters: { about },
} satisfies Meta<typeof SavedState>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('14:02')
  },
}
export const Refused: Story = { args: { state: 'refused', message: 'This exercise was already handed in.' } }
/** The server answered with an error: the answer is sent again by itself. */
export const Kept: Story = {
  args: { state: 'kept', message: 'The school cannot answer now. Try again in a moment.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Not saved yet.*The school cannot answer now/)
    await expect(canvasElement).not.toHaveTextContent('Offline')
  },
}
export const All: Story = {
  render: () => (
    <Stack gap={3}>
      {(['empty', 'unsaved', 'saving', 'saved', 'offline', 'kept', 'refused', 'conflict'] as const).map((state) => (
        <SavedState key={state} state={state} at={at} />
      ))}
    </Stack>
  ),
}
