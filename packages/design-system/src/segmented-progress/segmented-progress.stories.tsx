import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './segmented-progress.about.tsx'
import { SegmentedProgress } from './segmented-progress.tsx'
import { stepStates } from './step-state.ts'

const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    label: `At the door ${index + 1}`,
    state: stepStates[(count - index) % stepStates.length] ?? 'open',
  }))

const meta = {
  title: 'Components/SegmentedProgress',
  component: SegmentedProgress,
  parameters: { about },
  args: { steps: steps(6), current: '3', onSelect: fn() },
} satisfies Meta<typeof SegmentedProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Buttons: Story = {
  play: async ({ args, canvasElement }) => {
    const segments = within(canvasElement).getAllByRole('button')
    await userEvent.click(segments[1] ?? canvasElement)
    await expect(args.onSelect).toHaveBeenCalledWith('2')
    await expect(segments[2]).toHaveAttribute('aria-current', 'step')
    const widths = segments.map((segment) => Math.round(segment.getBoundingClientRect().width))
    await expect(new Set(widths).size).toBe(1)
  },
}
export const Links: Story = {
  args: { hrefFor: (id: string) => `?question=${id}` },
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    await expect(first).toHaveAttribute('href', '?question=1')
    await userEvent.click(first ?? canvasElement)
    await expect(args.onSelect).toHaveBeenCalledWith('1')
  },
}
export const NamesAndStates: Story = {
  globals: { language: 'en' },
  args: {
    steps: steps(12).map((step) => ({ ...step, state: 'answered' as const })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Exercise 3 of 12, answered' })).toBeVisible()
  },
}
export const Flagged: Story = {
  globals: { language: 'en' },
  args: { steps: steps(12).map((step, index) => ({ ...step, state: 'answered' as const, flagged: index % 5 === 2 })) },
  play: async ({ canvasElement }) => {
    const name = 'Exercise 3 of 12, answered, marked to come back'
    await expect(within(canvasElement).getByRole('button', { name })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Exercise 4 of 12, answered' })).toBeVisible()
  },
}
export const ManyFlagged: Story = {
  args: { steps: steps(30).map((step, index) => ({ ...step, flagged: index % 3 === 0 })), current: '4' },
}
export const ManyAreOneTabStop: Story = {
  args: { steps: steps(24), current: '5' },
  play: async ({ canvasElement }) => {
    const segments = within(canvasElement).getAllByRole('button')
    await userEvent.tab()
    await expect(segments[4]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(segments[5]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(segments[23]).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
  },
}
export const One: Story = { args: { steps: steps(1), current: '1' } }
