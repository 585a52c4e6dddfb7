import { literalHtml, noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../../forms/story-binding.tsx'
import { answerWith, exerciseWith, matchingExercise, matchingMarked } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './matching-pairs.about.tsx'

const meta = {
  title: 'Exercises/MatchingPairs',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: matchingExercise, answer: noAnswer, status: 'open', onChange: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const matched = (...partners: string[]) =>
  answerWith({
    options: partners.map((answer, index) => ({ position: index + 1, answer })).filter(({ answer }) => answer !== ''),
  })
const place = (root: HTMLElement, prompt: string) =>
  within(root).getByRole('combobox', { name: i18n.t('matching.partner', { prompt }) })
const tile = (root: HTMLElement, partner: string) => within(root).getByRole('button', { name: partner })
const target = (root: HTMLElement, partner: string, prompt: string) =>
  within(root).getByRole('button', { name: i18n.t('matching.put', { partner, prompt }) })

export const Empty: Story = {}
/** What an author has begun, without a pair: nothing lies over the hint. */
export const NothingYet: Story = {
  args: { exercise: { ...matchingExercise, alternatives: [], options: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(i18n.t('matching.hint'))).toBeVisible()
    await expect(within(canvasElement).queryByText(i18n.t('matching.bank'))).toBeNull()
    await expect(within(canvasElement).queryByText(i18n.t('matching.answered', { answered: 0, total: 0 }))).toBeNull()
  },
}
export const Partly: Story = { args: { answer: matched('in the oven', '', 'in bed') } }
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(place(canvasElement, 'You bake bread')).toHaveFocus()
    await userEvent.selectOptions(place(canvasElement, 'You bake bread'), 'in the oven')
    await expect(args.onChange).toHaveBeenLastCalledWith(matched('in the oven'))
    const said = i18n.t('matching.answered', { answered: 1, total: 4 })
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(said)
    await userEvent.tab()
    await expect(place(canvasElement, 'You hang a picture')).toHaveFocus()
    // A partner is lifted and put by keys alone.
    tile(canvasElement, 'on the wall').focus()
    await userEvent.keyboard('{Enter}')
    await expect(tile(canvasElement, 'on the wall')).toHaveAttribute('aria-pressed', 'true')
    target(canvasElement, 'on the wall', 'You hang a picture').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(matched('in the oven', 'on the wall'))
    await expect(place(canvasElement, 'You hang a picture')).toHaveFocus()
    await userEvent.selectOptions(place(canvasElement, 'You bake bread'), '')
    await expect(args.onChange).toHaveBeenLastCalledWith(matched('', 'on the wall'))
  },
}
/** Two presses do what dragging does: one lifts a partner, one puts it to its place. */
export const ByPresses: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(tile(canvasElement, 'in bed'))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      i18n.t('matching.lifted', { partner: 'in bed' }),
    )
    await userEvent.click(target(canvasElement, 'in bed', 'You sleep'))
    await expect(args.onChange).toHaveBeenLastCalledWith(matched('', '', 'in bed'))
    const told = { partner: 'in bed', prompt: 'You sleep', answered: 1, total: 4 }
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(i18n.t('matching.placed', told))
    await expect(place(canvasElement, 'You sleep')).toHaveValue('in bed')
    // Two prompts may share one partner.
    await userEvent.click(tile(canvasElement, i18n.t('matching.used', { partner: 'in bed' })))
    await userEvent.click(target(canvasElement, 'in bed', 'You keep the milk'))
    await expect(args.onChange).toHaveBeenLastCalledWith(matched('', '', 'in bed', 'in bed'))
  },
}
export const PutBack: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(tile(canvasElement, 'in bed'))
    await userEvent.keyboard('{Escape}')
    await expect(tile(canvasElement, 'in bed')).toHaveAttribute('aria-pressed', 'false')
    await expect(place(canvasElement, 'You sleep')).toBeEnabled()
    await userEvent.click(tile(canvasElement, 'in bed'))
    await userEvent.click(tile(canvasElement, 'in bed'))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      i18n.t('matching.dropped', { partner: 'in bed' }),
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
const drag = (type: string, target: HTMLElement, dataTransfer: DataTransfer) =>
  fireEvent(target, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
/** A partner is dragged to its row; what is dragged in from elsewhere changes nothing. */
export const Dragged: Story = {
  play: async ({ args, canvasElement }) => {
    const [partner, foreign] = [new DataTransfer(), new DataTransfer()]
    await drag('dragstart', tile(canvasElement, 'in the fridge'), partner)
    const row = within(canvasElement).getByText('You keep the milk')
    await drag('dragover', row, partner)
    await drag('drop', row, partner)
    await expect(args.onChange).toHaveBeenLastCalledWith(matched('', '', '', 'in the fridge'))
    await expect(place(canvasElement, 'You keep the milk')).toHaveValue('in the fridge')
    foreign.setData('text/plain', 'a word of another page')
    await drag('drop', within(canvasElement).getByText('You sleep'), foreign)
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
const all = matched('in the oven', 'on the wall', 'in bed', 'in the fridge')
export const Answered: Story = { args: { status: 'answered', answer: all } }
export const Right: Story = { args: { exercise: matchingMarked, status: 'correct', answer: all } }
export const Wrong: Story = {
  args: {
    exercise: { ...matchingMarked, correct: false, credit: 50 },
    status: 'wrong',
    answer: matched('in the oven', 'on the roof', 'in bed', 'on the wall'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(i18n.t('exercises.blank.wrongInstead'))).toHaveLength(2)
    await expect(canvas.getAllByText(i18n.t('exercises.blank.right'))).toHaveLength(2)
  },
}
/** The key is withheld while a test is open: nothing tells which pair is right. */
export const SeenWithoutKey: Story = {
  args: { status: 'wrong', answer: all },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(i18n.t('exercises.blank.right'))).toBeNull()
    await expect(within(canvasElement).queryByText(i18n.t('exercises.blank.wrong'))).toBeNull()
  },
}
export const Disabled: Story = { args: { status: 'disabled', answer: matched('in the oven', '', 'in bed') } }
const partners = [
  'because nobody had lived there since the winter in which the river came up to the windows.',
  'so they moved into the small white house at the end of the winding road.',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
]
export const LongPairs: Story = {
  args: {
    exercise: exerciseWith({
      type: 'MATCHING',
      title: 'Two halves of a story',
      question: literalHtml('<p>Which halves belong together?</p>'),
      alternatives: [
        { id: 1, title: 'The old house at the end of the long and winding road was cheap' },
        { id: 2, title: 'Their flat in the city had become too small for five people and two dogs,' },
      ],
      options: [1, 2].map((position) => ({ position, options: partners, answer: null, closed: false })),
    }),
    answer: matched(partners[0] ?? ''),
  },
}
export const Narrow: Story = {
  ...LongPairs,
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
