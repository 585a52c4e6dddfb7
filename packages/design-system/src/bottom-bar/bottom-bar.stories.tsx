import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SavedState } from '../saved-state/saved-state.tsx'
import about from './bottom-bar.about.tsx'
import { BottomBar } from './bottom-bar.tsx'

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  parameters: { about },
  args: {
    primary: { label: 'Verify', onPress: fn() },
    skip: { label: 'Skip', onPress: fn() },
    status: <SavedState state="saved" at={new Date(2026, 1, 1, 14, 2)} />,
  },
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Verify' }))
    await expect(args.primary.onPress).toHaveBeenCalledOnce()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Skip' }))
    await expect(args.skip?.onPress).toHaveBeenCalledOnce()
  },
}
export const Waiting: Story = {
  args: { reason: 'Choose an answer first.', status: <SavedState state="empty" /> },
  play: async ({ args, canvasElement }) => {
    const verify = within(canvasElement).getByRole('button', { name: 'Verify' })
    verify.focus()
    await expect(verify).toHaveFocus()
    await expect(verify).toHaveAccessibleDescription('Choose an answer first.')
    await userEvent.click(verify)
    await expect(args.primary.onPress).not.toHaveBeenCalled()
  },
}
export const Sending: Story = { args: { primary: { label: 'Verify', onPress: fn(), loading: true } } }
export const LastOne: Story = { args: { primary: { label: 'Finish', onPress: fn() }, skip: undefined } }
