import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressLine } from '../progress-line/progress-line.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import about from './loading.about.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Components/Loading', component: Skeleton, parameters: { about } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholders: Story = {
  render: () => (
    <Stack gap={3} maxW="24rem" aria-busy="true">
      <Skeleton h={32} borderRadius="card" />
      <Skeleton w="60%" />
      <Skeleton w="90%" />
    </Stack>
  ),
}
export const Spinning: Story = {
  render: () => <Spinner label="Loading your books" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading your books')
  },
}
export const ProgressUnknown: Story = { render: () => <ProgressLine /> }
export const ProgressKnown: Story = {
  render: () => <ProgressLine value={40} label="Sending" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('value', '40')
  },
}
