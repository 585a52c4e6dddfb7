import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { topicIcons } from '@the-house/domain'
import { expect, within } from 'storybook/test'
import about from './topic-icon.about.tsx'
import { TopicIcon } from './topic-icon.tsx'

const meta = {
  title: 'Components/TopicIcon',
  component: TopicIcon,
  args: { icon: 'story' },
  parameters: { about },
} satisfies Meta<typeof TopicIcon>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <HStack gap={4}>
      {topicIcons.map((icon) => (
        <TopicIcon key={icon} icon={icon} named boxSize={12} />
      ))}
    </HStack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(topicIcons.length)
  },
}
export const BesideWords: Story = {}
