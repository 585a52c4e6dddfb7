import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './order-code.about.tsx'
import { OrderCode } from './order-code.tsx'

const meta = {
  title: 'Components/OrderCode',
  component: OrderCode,
  parameters: { about },
  args: { code: 'KQ7M2X', label: 'Code:' },
} satisfies Meta<typeof OrderCode>
export default meta
type Story = StoryObj<typeof meta>

export const InAList: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('KQ7-M2X')).toBeVisible()
    await expect(within(canvasElement).getByText('Code: K Q 7 M 2 X')).toBeInTheDocument()
  },
}
export const HeldUp: Story = { args: { size: 'lg' } }
export const Closed: Story = { args: { closed: true } }
