import { literalHtml, noAnswer } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../../forms/story-binding.tsx'
import { answerWith, exerciseWith, wordsExercise, wordsMarked } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import about from './word-bank.about.tsx'

const meta = {
  title: 'Exercises/WordBank',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [() => preloadExerciseWidgets()],
  args: { exercise: wordsExercise, answer: noAnswer, status: 'open', onChange: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const placed = (text: string) => answerWith({ text })
const tile = (root: HTMLElement, word: string) => within(root).getAllByRole('button', { name: word })[0] ?? root
const empty = (position: number) => i18n.t('exercises.bank.empty', { position, total: 4 })
const filled = (position: number, word: string) => i18n.t('exercises.bank.filled', { position, total: 4, word })
const blank = (root: HTMLElement, name: string) => within(root).getByRole('button', { name })

export const Empty: Story = {}
export const Partly: Story = { args: { answer: placed('went||the|') } }
export const Complete: Story = { args: { answer: placed('went|saw|the|still') } }

export const ByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(blank(canvasElement, empty(2)))
    await userEvent.click(tile(canvasElement, 'saw'))
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('|saw||'))
    const left = i18n.t('exercises.bank.placed', {
      word: 'saw',
      position: 2,
      count: 3,
      left: i18n.t('exercises.numbers.3'),
    })
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(left)
    await expect(blank(canvasElement, empty(3))).toHaveAttribute('aria-current', 'true')
    await userEvent.click(tile(canvasElement, 'the'))
    await userEvent.click(tile(canvasElement, 'still'))
    await userEvent.click(tile(canvasElement, 'went'))
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('went|saw|the|still'))
    await userEvent.click(blank(canvasElement, filled(2, 'saw')))
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('went||the|still'))
    await expect(blank(canvasElement, empty(2))).toHaveFocus()
    await expect(tile(canvasElement, 'saw')).toHaveAttribute('aria-disabled', 'false')
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(blank(canvasElement, empty(1))).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('went|||'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('saw|||'))
    await expect(blank(canvasElement, filled(1, 'saw'))).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(placed(''))
    tile(canvasElement, 'went').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('went|||'))
    // The pressed word keeps the focus; the next tab stop is the next word.
    await userEvent.tab()
    await expect(tile(canvasElement, 'saw')).toHaveFocus()
    await userEvent.keyboard('4')
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('went|still||'))
  },
}

/** `the` is twice in the bank: each may be used once. */
export const Twice: Story = {
  play: async ({ args, canvasElement }) => {
    const both = within(canvasElement).getAllByRole('button', { name: 'the' })
    for (const each of both.toReversed()) await userEvent.click(each)
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('the|the||'))
    for (const each of both) await expect(each).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(blank(canvasElement, filled(1, 'the')))
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('|the||'))
    // The second one was pressed first, so it is the one that returns to the bank.
    await expect(both[1]).toHaveAttribute('aria-disabled', 'false')
  },
}

export const Dragged: Story = {
  play: async ({ args, canvasElement }) => {
    const dataTransfer = new DataTransfer()
    const drag = (type: string, target: HTMLElement) =>
      fireEvent(target, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    await drag('dragstart', tile(canvasElement, 'beautiful'))
    await drag('dragover', blank(canvasElement, empty(3)))
    await drag('drop', blank(canvasElement, empty(3)))
    await expect(args.onChange).toHaveBeenLastCalledWith(placed('||beautiful|'))
  },
}

export const SameWidth: Story = {
  play: async ({ canvasElement }) => {
    const width = (position: number) => blank(canvasElement, empty(position)).getBoundingClientRect().width
    const widths = [1, 2, 3, 4].map(width)
    await expect(new Set(widths).size).toBe(1)
    await userEvent.click(tile(canvasElement, 'beautiful'))
    await expect(blank(canvasElement, filled(1, 'beautiful')).getBoundingClientRect().width).toBe(widths[0])
  },
}

export const Answered: Story = { args: { status: 'answered', answer: placed('went|saw|the|still') } }
export const Right: Story = { args: { exercise: wordsMarked, status: 'correct', answer: placed('went|saw|the|still') } }
export const Wrong: Story = { args: { exercise: wordsMarked, status: 'wrong', answer: placed('go|saw||beautiful') } }
export const Disabled: Story = { args: { status: 'disabled', answer: placed('went|||') } }
export const ManyLongWords: Story = {
  args: {
    exercise: exerciseWith({
      type: 'COMPLETE_WORD',
      title: 'Long words',
      question: literalHtml('<p>Some words are longer than others.</p>'),
      question_masked: '##### people live in ##### houses, but (#####) others build them.',
      alternatives: [
        'unbelievably',
        'incomprehensibilities',
        'extraordinarily beautiful and quite expensive',
        'a',
        'an',
        ...Array.from({ length: 14 }, (_, index) => `word ${index + 1}`),
      ].map((title, index) => ({ id: index + 1, title })),
      options: [],
    }),
    answer: placed('|a|'),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const sentence = blank(canvasElement, i18n.t('exercises.bank.empty', { position: 1, total: 3 })).closest('div')
    await expect(sentence?.scrollWidth).toBeLessThanOrEqual(sentence?.clientWidth ?? 0)
  },
}
