import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import about from './chip.about.tsx'
import { Chip } from './chip.tsx'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Scheduled' },
  parameters: { about },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const AllTones: Story = {
  render: () => (
    <HStack gap={2} wrap="wrap">
      <Chip>Open</Chip>
      <Chip tone="accent">Current</Chip>
      <Chip tone="info">Scheduled</Chip>
      <Chip tone="right">Done</Chip>
      <Chip tone="warning">Waiting</Chip>
      <Chip tone="wrong">Full</Chip>
    </HStack>
  ),
}
