import type { Meta, StoryObj } from '@storybook/react-vite'
import about from './alert.about.tsx'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Components/Alert',
  component: Alert,
  parameters: { about },
  args: {
    title: 'This chapter opens on Monday',
    children: 'Until then, the one before is yours to repeat.',
    maxW: '36rem',
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}
export const Success: Story = { args: { status: 'success' } }
export const Warning: Story = { args: { status: 'warning' } }
export const Danger: Story = { args: { status: 'danger', role: 'alert' } }
export const WordsOnly: Story = { args: { title: undefined } }
