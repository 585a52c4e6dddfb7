import { literalHtml, noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../forms/story-binding.tsx'
import { answerWith, exerciseWith, orderingExercise, orderingMarked } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './ordered-list.about.tsx'

const meta = {
  title: 'Exercises/OrderedList',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets([orderingExercise])],
  args: { exercise: orderingExercise, answer: noAnswer, status: 'open', onChange: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const ordered = (...alternatives: number[]) => answerWith({ alternatives })
const button = (root: HTMLElement, key: 'up' | 'down' | 'handle', name: string) =>
  within(root).findByRole('button', { name: i18n.t(`ordering.${key}`, { name }) })
/** Dragging is loaded after the list. */
const ready = async (root: HTMLElement) => {
  await waitFor(async () => expect(await button(root, 'handle', 'where')).toBeEnabled())
}
const order = (root: HTMLElement) =>
  within(root)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\d+/, ''))

export const Empty: Story = { play: async ({ canvasElement }) => ready(canvasElement) }
/** What an author has begun, without an item: there is no order to be right. */
export const NothingYet: Story = {
  args: { exercise: { ...orderingExercise, alternatives: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(i18n.t('ordering.hint'))).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: i18n.t('ordering.keep') })).toBeNull()
  },
}
export const Moved: Story = {
  args: { answer: ordered(2, 3, 5, 1, 4) },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await expect(order(canvasElement)).toEqual(['where', 'sister', 'does', 'live', 'your'])
    await expect(within(canvasElement).getByRole('button', { name: i18n.t('ordering.kept') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const ByButtons: Story = {
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement)
    await userEvent.click(await button(canvasElement, 'up', 'where'))
    await expect(args.onChange).toHaveBeenLastCalledWith(ordered(3, 5, 2, 1, 4))
    await expect(await button(canvasElement, 'up', 'where')).toHaveFocus()
    const said = i18n.t('ordering.moved', { name: 'where', place: 3, count: 5 })
    await expect(within(canvasElement).getByText(said)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(ordered(2, 3, 5, 1, 4))
    // At the end the button does nothing, and keeps the focus.
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await expect(await button(canvasElement, 'up', 'where')).toHaveFocus()
  },
}
/** An order that is right as it is shown is answered without a move. */
export const Kept: Story = {
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: i18n.t('ordering.keep') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(ordered(3, 5, 1, 2, 4))
    const kept = within(canvasElement).getByRole('button', { name: i18n.t('ordering.kept') })
    await expect(kept).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Answered: Story = { args: { status: 'answered', answer: ordered(2, 5, 4, 3, 1) } }
export const Right: Story = { args: { exercise: orderingMarked, status: 'correct', answer: ordered(2, 5, 4, 3, 1) } }
export const Wrong: Story = {
  args: {
    exercise: { ...orderingMarked, correct: false, credit: 75 },
    status: 'wrong',
    answer: ordered(5, 4, 3, 1, 2),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(i18n.t('ordering.right'))).toHaveLength(4)
    await expect(canvas.getAllByText(i18n.t('ordering.belongs', { place: 1 }))).toHaveLength(1)
  },
}
/** The key is withheld while a test is open: nothing tells which item is right. */
export const SeenWithoutKey: Story = {
  args: { status: 'wrong', answer: ordered(5, 4, 3, 1, 2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(i18n.t('ordering.right'))).toBeNull()
  },
}
export const Disabled: Story = { args: { status: 'disabled', answer: ordered(2, 3, 5, 1, 4) } }
/** Items of one title stand for one another. */
export const Equal: Story = {
  args: {
    exercise: {
      ...orderingMarked,
      alternatives: [
        { id: 1, title: 'the' },
        { id: 2, title: 'cat' },
        { id: 3, title: 'the' },
        { id: 4, title: 'near' },
        { id: 5, title: 'oven' },
      ],
      correct_alternatives: [3, 2, 4, 1, 5],
      credit: 25,
    },
    status: 'wrong',
    answer: ordered(1, 2, 3, 4, 5),
  },
}
const sentences = [
  'She opened the window, looked at the garden and saw that it had snowed all night.',
  'Then Ana went downstairs.',
  'When she came back, the kettle was singing and her grandmother sat beside the fire.',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
]
export const Sentences: Story = {
  args: {
    exercise: exerciseWith({
      type: 'ORDERING',
      title: 'A morning in winter',
      question: literalHtml('<p>Put the story into its order.</p>'),
      alternatives: sentences.map((title, index) => ({ id: index + 1, title })),
    }),
  },
  play: async ({ canvasElement }) => {
    const handle = i18n.t('ordering.handle', { name: sentences[1] })
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: handle })).toBeEnabled())
  },
}
export const Narrow: Story = {
  ...Sentences,
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
