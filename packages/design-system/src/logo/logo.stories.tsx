import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './logo.about.tsx'
import { Logo } from './logo.tsx'

const meta = { title: 'Components/Logo', component: Logo, parameters: { about } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const WithName: Story = {}
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'The House' })).toBeVisible()
  },
}
export const Large: Story = { args: { size: 96 } }
