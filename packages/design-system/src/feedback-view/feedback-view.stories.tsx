import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './feedback-view.about.tsx'
import { FeedbackView } from './feedback-view.tsx'

const steps = [
  { id: '1', label: 'At the door', state: 'correct' as const },
  { id: '2', label: 'What hangs in the hall?', state: 'wrong' as const },
  { id: '3', label: 'The missing letters', state: 'correct' as const },
  { id: '4', label: 'Welcome in', state: 'open' as const },
  { id: '5', label: 'Your own house', state: 'waiting' as const },
]

const meta = {
  title: 'Components/FeedbackView',
  component: FeedbackView,
  parameters: { about },
  args: {
    result: { total: 5, correct: 2, wrong: 1, blank: 1, waiting: 1, percentage: 50 },
    steps,
    onReview: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FeedbackView>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  args: { onContinue: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /What hangs in the hall/ }))
    await expect(args.onReview).toHaveBeenCalledWith('2')
    const [retry, go] = canvas.getAllByRole('button').slice(-2)
    await userEvent.click(retry ?? canvasElement)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(go ?? canvasElement)
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}
/** Continue requests the next open content; a second press sends no second request. */
export const Continuing: Story = {
  args: { onContinue: fn(), continuing: true },
  play: async ({ args, canvasElement }) => {
    const go = within(canvasElement).getByRole('button', { busy: true })
    await expect(go).toHaveTextContent(i18n.t('feedback.continue'))
    await userEvent.click(go)
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}
/** A sentence says where Continue leads. */
export const WithNextStep: Story = {
  args: { onContinue: fn(), next: 'Doors comes next in chapter 4.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Doors comes next in chapter 4.')).toBeVisible()
  },
}
export const Perfect: Story = {
  args: {
    result: { total: 3, correct: 3, wrong: 0, blank: 0, waiting: 0, percentage: 100 },
    steps: steps.map((step) => ({ ...step, state: 'correct' as const })),
    earned: 10,
    onContinue: fn(),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('10')
  },
}
/** Letters count one by one, so the percentage is more than the right exercises alone make. */
export const PartlyRight: Story = {
  args: {
    result: {
      total: 6,
      correct: 2,
      wrong: 1,
      blank: 2,
      waiting: 1,
      percentage: 57,
      partial: { full: 2, partly: 1, points: 2.87 },
    },
  },
  play: async ({ canvasElement }) => {
    const numbers = { full: 2, partly: 1, points: '2.87', percentage: 57, total: 5 }
    await expect(canvasElement).toHaveTextContent(i18n.t('feedback.partial', numbers))
  },
}
export const NothingRightYet: Story = {
  args: { result: { total: 4, correct: 0, wrong: 4, blank: 0, waiting: 0, percentage: 0 } },
}
export const OnlyMyMistakes: Story = {
  args: { onRetryMistakes: fn(), onContinue: fn() },
  play: async ({ args, canvasElement }) => {
    const name = i18n.t('feedback.mistakes', { count: 2 })
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await expect(args.onRetryMistakes).toHaveBeenCalledOnce()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
/** With everything correct there is nothing to practise again. */
export const NoMistakes: Story = {
  args: { ...Perfect.args, onRetryMistakes: fn() },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    await expect(names).toEqual([i18n.t('feedback.retry'), i18n.t('feedback.continue')])
  },
}
/** A test cannot be repeated. */
export const TestTimeOver: Story = {
  args: { timeOver: true, onContinue: fn() },
  render: ({ result, steps, onReview, onContinue }) => (
    <FeedbackView {...{ result, steps, onReview, onContinue }} timeOver />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(i18n.t('feedback.timeOver'))
    await expect(within(canvasElement).queryByRole('button', { name: i18n.t('feedback.retry') })).toBeNull()
  },
}
export const OnlyWaiting: Story = {
  args: {
    result: { total: 2, correct: 0, wrong: 0, blank: 0, waiting: 2, percentage: 0 },
    steps: steps.filter(({ state }) => state === 'waiting'),
  },
}
