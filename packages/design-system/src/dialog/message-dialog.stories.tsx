import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './message-dialog.about.tsx'
import { MessageDialog } from './message-dialog.tsx'

const meta = {
  title: 'Components/MessageDialog',
  component: MessageDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Password updated',
    children: 'Sign in with your new password.',
  },
  parameters: { about, docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof MessageDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: 'Password updated' })
    await expect(dialog).toHaveAccessibleDescription('Sign in with your new password.')
    await expect(within(dialog).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ClosedByEscape: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Notice: Story = {
  args: { status: 'info', title: 'Unit changed', children: 'You are now in São Paulo.' },
}
export const Warning: Story = {
  args: { status: 'warning', title: 'This link works once', children: 'Ask for a new one.', action: 'Ask again' },
}
export const TwoWays: Story = {
  args: {
    title: 'Code updated',
    children: 'Your access now belongs to the new code. Would you like a new password too?',
    action: 'Change the password',
    onAction: fn(),
    alternative: { label: 'Keep the same password', onSelect: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the same password' }))
    await expect(args.alternative?.onSelect).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change the password' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
