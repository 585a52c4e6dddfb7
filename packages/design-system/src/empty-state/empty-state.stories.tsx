import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import about from './empty-state.about.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { about },
  args: { title: 'No books yet', description: 'Your teacher opens the first one for you.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Door: Story = { args: { action: <Button variant="primary">Ask your teacher</Button> } }
export const Key: Story = {
  args: {
    picture: 'key',
    title: 'This room is still closed',
    description: 'Finish "The hall" first: its key is there.',
  },
}
