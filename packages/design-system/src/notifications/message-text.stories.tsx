import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './message-text.about.tsx'
import { MessageText } from './message-text.tsx'

const text = 'The school is closed on Monday.\n\nThe classes of that day are on Tuesday, at the same times.'

const meta = {
  title: 'Components/MessageText',
  component: MessageText,
  parameters: { about },
  args: { text, lang: 'en' },
  decorators: [
    (Story) => (
      <Box maxW="30rem">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MessageText>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const Long: Story = { args: { text: `${'Bring a word from the kitchen. '.repeat(30)}\n${'x'.repeat(200)}` } }
export const Recalled: Story = {
  args: { text: null, recalled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/recalled|recolheu/)).toBeVisible()
  },
}
