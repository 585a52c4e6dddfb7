import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './flag-button.about.tsx'
import { FlagButton } from './flag-button.tsx'

const meta = {
  title: 'Components/FlagButton',
  component: FlagButton,
  parameters: { about },
  args: { flagged: false, onChange: fn() },
} satisfies Meta<typeof FlagButton>
export default meta
type Story = StoryObj<typeof meta>

const flagIn = (root: HTMLElement) => within(root).getByRole('button', { name: i18n.t('timed.flag') })

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(flagIn(canvasElement)).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(flagIn(canvasElement))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const Flagged: Story = {
  args: { flagged: true },
  play: async ({ args, canvasElement }) => {
    await expect(flagIn(canvasElement)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(flagIn(canvasElement))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}
