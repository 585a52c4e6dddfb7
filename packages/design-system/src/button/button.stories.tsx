import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './button.about.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { about },
  args: { children: 'Verify', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Verify' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger' } }
export const Large: Story = { args: { variant: 'primary', size: 'lg' } }
export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
export const AsLink: Story = {
  args: { variant: 'primary', asChild: true, children: <a href="#books">Go to your books</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#books')
  },
}
export const All: Story = {
  render: (args) => (
    <HStack gap={3} wrap="wrap">
      <Button {...args} variant="primary">
        Next <ArrowRight size={20} aria-hidden="true" />
      </Button>
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
    </HStack>
  ),
}
