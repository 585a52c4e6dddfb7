import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Words } from '../forms/story-binding.tsx'
import about from './handed-in.about.tsx'
import { HandedIn } from './handed-in.tsx'

const meta = {
  title: 'Components/HandedIn',
  component: HandedIn,
  parameters: { about },
  args: {
    actions: (
      <Button variant="primary" size="lg">
        <Words of="feedback.continue" />
      </Button>
    ),
  },
} satisfies Meta<typeof HandedIn>
export default meta
type Story = StoryObj<typeof meta>

export const InTime: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: i18n.t('timed.result.handedIn') })
    await expect(heading).toHaveAttribute('tabindex', '-1')
  },
}
export const TimeOver: Story = {
  args: { timeOver: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(i18n.t('feedback.timeOverText'))
  },
}
