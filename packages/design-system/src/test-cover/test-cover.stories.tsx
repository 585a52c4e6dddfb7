import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Words } from '../forms/story-binding.tsx'
import about from './test-cover.about.tsx'
import { TestCover } from './test-cover.tsx'

const start = fn()

const pending = {
  name: 'The ground floor',
  description:
    'Hall, kitchen and living room: what you have learnt in the first five chapters.\n\nRead each question twice.\nYou may mark a question and come back to it.',
  status: 'PENDING' as const,
  exercise_count: 12,
  minutes: 45,
  extra_minutes: 0,
  end_at: null,
  finish_at: null,
}

const meta = {
  title: 'Components/TestCover',
  component: TestCover,
  parameters: { about },
  args: {
    test: pending,
    actions: (
      <>
        <Button size="lg">Try later</Button>
        <Button size="lg" variant="primary" onClick={start}>
          Start test
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof TestCover>
export default meta
type Story = StoryObj<typeof meta>

const goOn = (
  <Button size="lg" variant="primary">
    <Words of="feedback.continue" />
  </Button>
)
const shows = (root: HTMLElement, text: string) => expect(within(root).getByText(text)).toBeVisible()

export const NotStarted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'The ground floor' })).toBeVisible()
    await shows(canvasElement, i18n.t('timed.status.PENDING'))
    await shows(canvasElement, i18n.t('timed.warning.title'))
    await shows(canvasElement, i18n.t('timed.facts.count', { count: 45 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start test' }))
    await expect(start).toHaveBeenCalledOnce()
  },
}
export const WithExtraTime: Story = {
  args: { test: { ...pending, minutes: 60, extra_minutes: 15 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(i18n.t('timed.facts.extra', { count: 15 }))
  },
}
export const WithoutLimit: Story = {
  args: { test: { ...pending, minutes: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(i18n.t('timed.warning.title'))
  },
}
export const Started: Story = {
  args: {
    test: { ...pending, status: 'STARTED', end_at: '2026-05-04T17:45:00.000Z' },
    timeZone: 'America/Sao_Paulo',
    actions: goOn,
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, i18n.t('timed.status.STARTED'))
    await shows(canvasElement, i18n.t('timed.facts.endsAt'))
    await expect(canvasElement).toHaveTextContent(/\d\d\/\d\d\/\d{4} 14:45/)
  },
}
export const Finished: Story = {
  args: {
    test: {
      ...pending,
      status: 'FINISHED',
      end_at: '2026-05-04T17:45:00.000Z',
      finish_at: '2026-05-04T17:31:20.000Z',
    },
    actions: goOn,
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, i18n.t('timed.status.FINISHED'))
    await shows(canvasElement, i18n.t('timed.facts.endedAt'))
  },
}
export const TimeOver: Story = {
  args: {
    test: {
      ...pending,
      status: 'FINISHED_EXPIRED',
      end_at: '2026-05-04T17:45:00.000Z',
      finish_at: '2026-05-04T17:45:00.000Z',
    },
    actions: goOn,
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, i18n.t('timed.status.FINISHED_EXPIRED'))
  },
}
export const Problem: Story = {
  args: { test: { ...pending, status: null }, actions: undefined },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, i18n.t('timed.status.problem'))
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const LongName: Story = {
  args: {
    test: { ...pending, name: 'Everything between the garden gate and the attic window, second half of the year' },
  },
}
