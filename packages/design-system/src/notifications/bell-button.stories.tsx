import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './bell-button.about.tsx'
import { BellButton } from './bell-button.tsx'

const meta = {
  title: 'Components/BellButton',
  component: BellButton,
  parameters: { about },
  args: { waiting: 3 },
} satisfies Meta<typeof BellButton>
export default meta
type Story = StoryObj<typeof meta>

export const SomeUnread: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /3/ })).toBeVisible()
    await expect(canvasElement.querySelector('[data-count]')).toHaveAttribute('data-count', '3')
  },
}
export const NoneUnread: Story = {
  args: { waiting: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count]')).toBeNull()
  },
}
export const Loading: Story = {
  args: { waiting: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-count]')).toBeNull()
  },
}
export const Many: Story = {
  args: { waiting: 100_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /100000/ })).toBeVisible()
    await expect(canvasElement.querySelector('[data-count]')).toHaveAttribute('data-count', '99+')
  },
}
