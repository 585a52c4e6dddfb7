import { Box, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { narrow } from '../forms/story-binding.tsx'
import about from './phone-frame.about.tsx'
import { PhoneFrame } from './phone-frame.tsx'

const meta = {
  title: 'Components/PhoneFrame',
  component: PhoneFrame,
  tags: ['staff'],
  parameters: { about },
  args: {
    title: 'At the door, as students see it',
    children: (
      <Stack p={5} gap={4}>
        <Text textStyle="title">At the door</Text>
        <Text>Mrs. Brown rings the bell. Nobody opens. She waits, and rings again.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof PhoneFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const WithFrame: Story = {
  args: {
    children: (
      <iframe
        sandbox=""
        title="A page"
        srcDoc="<p style='font: 18px sans-serif; padding: 20px; color: #1d2a44; background: #fff'>A page of its own</p>"
      />
    ),
  },
}
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('region')
    const words = within(canvasElement).getByText('At the door')
    await waitFor(() => expect(phone.getBoundingClientRect().height).toBeLessThan(700))
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(phone.getBoundingClientRect().right)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const InHalf: Story = {
  decorators: [
    (Story) => (
      <Box w="190px">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('region')
    await waitFor(() => expect(Math.round(phone.getBoundingClientRect().height)).toBe(380))
  },
}
