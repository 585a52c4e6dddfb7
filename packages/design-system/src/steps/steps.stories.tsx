import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../forms/story-binding.tsx'
import about from './steps.about.tsx'
import type { Step } from './step.ts'
import { Steps } from './steps.tsx'

const stepsOf = (code: Step['state'], data: Step['state']): Step[] => [
  { id: 'code', label: 'Your code', state: code },
  { id: 'data', label: 'Your data', state: data },
]

const meta = {
  title: 'Components/Steps',
  component: Steps,
  parameters: { about },
  args: { label: 'Steps of your registration', steps: stepsOf('current', 'upcoming'), onSelect: fn() },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(second).toHaveTextContent(i18n.t('design.steps.upcoming'))
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const Second: Story = {
  args: { steps: stepsOf('done', 'current') },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    const done = within(canvasElement).getByRole('button', { name: `Your code (${i18n.t('design.steps.done')})` })
    await expect(done).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('code')
  },
}
export const FirstInError: Story = {
  args: { steps: stepsOf('error', 'current') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Your code (${i18n.t('design.steps.error')})` }),
    )
    await expect(args.onSelect).toHaveBeenCalledWith('code')
  },
}
export const Four: Story = {
  args: {
    steps: [
      { id: 'code', label: 'Your code', state: 'done' },
      { id: 'data', label: 'Your data', state: 'error' },
      { id: 'tribe', label: 'Your tribe', state: 'current' },
      { id: 'house', label: 'Your house', state: 'upcoming' },
    ],
  },
}
export const Narrow: Story = { args: { steps: stepsOf('done', 'current') }, decorators: [narrow] }
export const NarrowFour: Story = { args: { ...Four.args }, decorators: [narrow] }
